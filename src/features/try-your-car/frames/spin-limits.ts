export const limits = {
  videoBytes: 500 * 1024 * 1024,
  longestVideoSeconds: 180,
  shortestVideoSeconds: 3,
  fewestPhotos: 12,
  mostPhotos: 72,
  /** Length of a frame's longer side. */
  framePixels: 1600,
  /** Total of all frames. Base64 adds a third, and the HTML file must be at most 6 MB. */
  spinBytes: 4.3 * 1000 * 1000,
}
