/**
 * Transferred kB (1000 bytes) for the graphite car's page. e2e/media/embedding.spec.ts measures the built site and fails
 * if these are no longer true.
 */
export const viewerWeight = {
  /** HTML, styles and script of the frame's page. */
  code: 30,
  poster: 10,
  /** The manifest and the 36-angle file: all that's needed to turn the car. */
  turning: 63,
}
