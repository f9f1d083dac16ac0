/** A picture in all its served sizes: `{path}-{width}.avif` and `{path}-{width}.webp`. */
export type PictureSource = {
  /** URL without size and extension. Its hash changes with the master, so files can be cached forever. */
  path: string
  /** Size in px of the largest served file. The other files have the same proportions. */
  width: number
  height: number
  /** Served widths in px, ascending. */
  widths: ReadonlyArray<number>
  /** Mean color of the picture's border. Until the picture loads, the design token closest in lightness is shown. */
  color: string
}

/**
 * @param file in /pictures, without size and extension
 * @param widths served, ascending
 * @param height of the largest file
 */
/* @__NO_SIDE_EFFECTS__ */
export function picture(
  file: string,
  widths: ReadonlyArray<number>,
  height: number,
  color: string,
): PictureSource {
  return { path: `/pictures/${file}`, width: Math.max(...widths), height, widths, color }
}

/** A spin set, as the pages use it. */
export type SpinSet = {
  /** Name of the set's folder under /spin/. */
  set: string
  title: string
  /** The side shown in the first frame, such as 'front left'. */
  side: string
  /** Angle of the first frame: 0 is the nose, 90 the right side. */
  angle: number
  /** Tailwind class for the border's color, so the color doesn't change when the viewer loads. */
  ground: string
  /** A sheet with all frames at a small size, used until the full frames have loaded. */
  light: { file: string; columns: number }
}

/** A spin's frames as separate pictures, ten degrees apart. */
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

/** One car in the studio and on the lot, at the same 36 angles. */
export type WalkFrames = {
  /** Degrees from the first frame to the one in which the car faces the camera. */
  headOn: number
  /** Widths in px. Frames are 16:9. */
  widths: [small: number, large: number]
  lot: WalkSet
  studio: WalkSet
}

type WalkSet = Pick<SpinFrames, 'color' | 'paths'>
