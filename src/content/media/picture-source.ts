/** A picture that is served in several widths, as `{path}-{width}.avif` and `{path}-{width}.webp`. */
export type PictureSource = {
  /** The URL without the size and extension. It contains a hash, so the files can be cached forever. */
  path: string
  /** Size in px of the largest served file. The other files have the same proportions. */
  width: number
  height: number
  /** The served widths in px, in ascending order. */
  widths: ReadonlyArray<number>
  /** The mean color of the picture's border, which is shown until the picture has loaded. */
  color: string
}

/** `file` is a name in /pictures without the size and extension. `height` is the height of the largest file. */
/* @__NO_SIDE_EFFECTS__ */
export function picture(
  file: string,
  widths: ReadonlyArray<number>,
  height: number,
  color: string,
): PictureSource {
  return { path: `/pictures/${file}`, width: Math.max(...widths), height, widths, color }
}

export type SpinSet = {
  /** The name of the set's folder under /spin/. */
  set: string
  title: string
  /** The side that the first frame shows, such as 'front left'. */
  side: string
  /** The angle of the first frame in degrees: 0 is the nose, 90 is the right side. */
  angle: number
  /**
   * The Tailwind classes for a background in the color of the frames' border, so the color doesn't change when the
   * viewer loads.
   */
  ground: string
  /** Whether it has hot spots, which the Features button lists. */
  hasFeatures: boolean
  /** Whether it shows photos of a real car, whose corners may differ from `ground`. */
  isPhotographed: boolean
  /** One file with all frames at a small size, which is shown until sharper frames have loaded. */
  light: { file: string; columns: number }
}

/** A spin's frames as separate pictures, ten degrees apart. */
export type SpinFrames = {
  width: number
  height: number
  widths: ReadonlyArray<number>
  color: string
  /** Degrees from the first frame to the frame in which the car faces the camera. */
  headOn: number
  paths: ReadonlyArray<string>
  thumbWidth: number
  thumbs: ReadonlyArray<string>
}

/** One car in the studio and on the lot, at the same 36 angles. */
export type WalkFrames = {
  /** Widths in px. Frames are 16:9. */
  widths: [small: number, large: number]
  studio: SpinFrames
  lot: Pick<SpinFrames, 'color' | 'paths'>
}
