// Written by `npm run fonts` (scripts/fonts.mjs); edits are lost.
/** The two font files that every page needs. */
export const fontPaths = {
  text: '/fonts/archivo-text.79862205.woff2',
  display: '/fonts/archivo-display.e029a87d.woff2',
} as const
