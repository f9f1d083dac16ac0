/** One picture of the site in all its served sizes: `{path}-{width}.avif` and `{path}-{width}.webp`. */
export type PictureSource = {
  /** Address without size and ending; the hash in it changes with the master, so it may be cached forever. */
  path: string
  /** Size in px of the largest served picture; the others have its proportions. */
  width: number
  height: number
  /** Widths in px that are served, ascending. */
  widths: ReadonlyArray<number>
  /** The mean of the picture's border as a CSS colour; while it loads, the token nearest in lightness is shown. */
  color: string
}

/** A spin, as pages speak of it. */
export type SpinSet = {
  /** Its folder under /spin/. */
  set: string
  title: string
  /** What the first frame shows: 'front left'. */
  side: string
  /** Of the first frame: 0 at the nose, 90 at the right side. */
  angle: number
  /** The class of its border's color, so that the viewer comes without a change of color. */
  ground: string
  /** The file in the folder that has all frames, small and row by row: the car turns with them first. */
  light: { file: string; columns: number }
}

/** The frames of a spin as pictures, ten degrees apart. */
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
  /** In px; a frame is 16:9. */
  widths: [small: number, large: number]
  lot: WalkSet
  studio: WalkSet
}

type WalkSet = Pick<SpinFrames, 'color' | 'paths'>
