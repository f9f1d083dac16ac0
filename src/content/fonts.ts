// Written by `npm run fonts` (scripts/fonts.mjs); edits are lost.
/** The two font files, for preloading. */
export const fontPaths = {
  text: '/fonts/archivo-text.f99bca8c.woff2',
  display: '/fonts/archivo-display.8187c1fc.woff2',
} as const
