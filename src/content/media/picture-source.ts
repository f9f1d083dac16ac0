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
