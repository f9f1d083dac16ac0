/** On slower connections fonts would compete with the page's largest image. */
const minDownlinkMbps = 3

/**
 * Loads the fonts that #fonts declares and applies them together: one by one, each would cause a new layout.
 * @param core space-separated URLs of the fonts that every page needs
 */
export function loadFonts(core: string, codeLoaded: Promise<void>) {
  const { connection } = navigator as Navigator & { connection?: { downlink: number } }
  if (!connection || connection.downlink >= minDownlinkMbps) void load(core)
  else void codeLoaded.then(() => load(core))
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
