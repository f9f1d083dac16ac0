/**
 * Transfer sizes in kB (1000 bytes) for the page with the graphite car. e2e/media/embedding.spec.ts measures the
 * built site and fails if these are wrong.
 */
export const viewerWeight = {
  /** viewer/embed.js, the script that the snippet loads. */
  script: 2,
  code: 30,
  poster: 10,
  /** The manifest and the sheet of 36 angles, which are enough to turn the car. */
  turning: 63,
}
