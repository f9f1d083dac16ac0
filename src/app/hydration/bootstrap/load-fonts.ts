/** Of a page on a connection where fonts don't compete with its largest image. */
const fastResponseMs = 100

/**
 * Loads the fonts that #fonts declares and applies them together: one by one, each would cause a new layout.
 * @param core space-separated URLs of the fonts that every page needs
 */
export function loadFonts(core: string, codeLoaded: Promise<void>) {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // 0 while the page is still arriving.
  if (page?.responseEnd && page.responseEnd - page.requestStart <= fastResponseMs) void load(core)
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
