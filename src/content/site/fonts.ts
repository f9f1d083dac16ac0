// Written by `npm run fonts` (scripts/fonts.mjs); edits are lost.
export const fontPaths = {
  text: '/fonts/archivo-text.52e3de52.woff2',
  display: '/fonts/archivo-display.d12d3aa1.woff2',
} as const
