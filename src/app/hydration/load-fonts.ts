/** Below this the fonts would compete with the page's largest image. In Mbit/s. */
const minDownlinkMbps = 3

/**
 * Loads the fonts that the element #fonts declares: at once on a fast connection, else after the page's code. They are
 * put to use together: each font that is declared or arrives alone would lay the page out once more.
 * @param core URLs, space-separated, of those that every page needs
 * @param codeIsHere resolves once the code that hydrates the page has arrived
 */
export function loadFonts(core: string, codeIsHere: Promise<void>) {
  const { connection } = navigator as Navigator & { connection?: { downlink: number } }
  if (!connection || connection.downlink >= minDownlinkMbps) void load(core)
  else void codeIsHere.then(() => load(core))
}

async function load(core: string) {
  const element = document.getElementById('fonts')
  if (!(element instanceof HTMLStyleElement)) return
  const fonts = [...(element.sheet?.cssRules ?? [])].map((rule) => {
    const { style } = rule as CSSFontFaceRule
    const read = (descriptor: string) => style.getPropertyValue(descriptor)
    const src = read('src')
    const face = new FontFace(read('font-family').replaceAll('"', ''), src, {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range'),
      display: 'swap',
    })
    return { face, isCore: core.split(' ').some((url) => src.includes(url)) }
  })
  await Promise.allSettled(fonts.map(({ face, isCore }) => isCore && face.load()))
  for (const { face } of fonts) document.fonts.add(face)
}
