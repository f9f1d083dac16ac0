/** A picture in all its served sizes: `{path}-{width}.avif` and `{path}-{width}.webp`. */
export type PictureSource = {
  /** URL without size and extension. Its hash changes with the master, so files may be cached forever. */
  path: string
  /** Size in px of the largest served file; the others have its proportions. */
  width: number
  height: number
  /** Served widths in px, ascending. */
  widths: ReadonlyArray<number>
  /** Mean color of the picture's border. While it loads, the design token nearest in lightness is shown. */
  color: string
}

/** A spin, as the pages use it. */
export type SpinSet = {
  /** Its folder under /spin/. */
  set: string
  title: string
  /** Side in the first frame, such as 'front left'. */
  side: string
  /** Angle of the first frame: 0 at the nose, 90 at the right side. */
  angle: number
  /** Class with its border's color, so the viewer loads without a change of color. */
  ground: string
  /** A sheet of all frames at small size, used until the full frames load. */
  light: { file: string; columns: number }
}

/** A spin's frames as pictures, ten degrees apart. */
export type SpinFrames = {
  width: number
  height: number
  widths: ReadonlyArray<number>
  color: string
  paths: ReadonlyArray<string>
  views: ReadonlyArray<Pick<SpinSet, 'side' | 'angle'>>
  thumbWidth: number
  thumbs: ReadonlyArray<string>
}

/** One car in the studio and on the lot, from the same 36 angles. */
export type WalkFrames = {
  /** Degrees from the first frame until the car looks straight at the camera. */
  headOn: number
  /** Widths in px; a frame is 16:9. */
  widths: [small: number, large: number]
  lot: WalkSet
  studio: WalkSet
}

type WalkSet = Pick<SpinFrames, 'color' | 'paths'>
