/**
 * Transfer sizes of the viewer with the graphite car, in kB (1000 bytes). e2e/media/embedding.spec.ts checks them
 * against the built site.
 */
export const viewerWeight = {
  /** viewer/embed.js, the script that the snippet loads. */
  script: 2,
  code: 30,
  poster: 10,
  /** The manifest and the sheet of 36 angles, which are enough to turn the car. */
  turning: 63,
}
