/**
 * kB of 1000 bytes as sent, on the graphite car's page; e2e/media/embedding.spec.ts measures them on the built site and
 * fails where they are no longer true.
 */
export const viewerWeight = {
  /** The frame's own page: HTML, styles, script. */
  code: 29,
  poster: 10,
  /** What the car turns with: the manifest and all 36 angles in one file. */
  turning: 63,
}
