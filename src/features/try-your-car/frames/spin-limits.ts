/** What a spin is made of. SPEC section 1: 36 frames, one every ten degrees. */
export const frameCount = 36

export const limits = {
  videoBytes: 500 * 1024 * 1024,
  longestVideoSeconds: 180,
  /** Less than this is no walk around a car. */
  shortestVideoSeconds: 3,
  fewestPhotos: 12,
  mostPhotos: 72,
  /** Pixels along a frame's longer side. */
  framePixels: 1600,
  /** All frames of a spin together: as text in a file they are a third larger, and that file has at most 6 MB. */
  spinBytes: 4.3 * 1000 * 1000,
}
