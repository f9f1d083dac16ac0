/** Of a page on a connection where fonts don't compete with its largest image. */
const fastResponseMs = 100

/** Every page needs the first two that #fonts declares; those with accents are fetched when typed. */
const coreFonts = 2

/** In pixels; browsers don't count less as a layout shift. */
const leastShift = 3

/**
 * Loads the fonts that #fonts declares and applies them together: one by one, each would cause a new layout.
 * They wait for a client-side navigation where they would move what is on screen.
 * @returns applies the fonts that wait
 */
export function loadFonts(codeLoaded: Promise<void>) {
  let waiting: FontFace[] = []
  async function load() {
    const fonts = declaredFonts()
    await Promise.allSettled(fonts.slice(0, coreFonts).map((font) => font.load()))
    const before = isPainted() ? topsOnScreen() : []
    apply(fonts)
    if (before.every(({ element, top }) => Math.abs(topOf(element) - top) < leastShift)) return
    for (const font of fonts) document.fonts.delete(font)
    waiting = fonts
  }
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // 0 while the page is still arriving.
  if (page?.responseEnd && page.responseEnd - page.requestStart <= fastResponseMs) void load()
  else void codeLoaded.then(load)
  return () => apply(waiting)
}

function declaredFonts() {
  const element = document.getElementById('fonts')
  const rules = element instanceof HTMLStyleElement ? [...(element.sheet?.cssRules ?? [])] : []
  return rules.map((rule) => {
    const { style } = rule as CSSFontFaceRule
    const read = (descriptor: string) => style.getPropertyValue(descriptor)
    return new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range'),
      display: 'swap',
    })
  })
}

function apply(fonts: FontFace[]) {
  for (const font of fonts) document.fonts.add(font)
}

function isPainted() {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}

function topsOnScreen() {
  return [...document.body.getElementsByTagName('*')]
    .map((element) => ({ element, top: topOf(element) }))
    .filter(({ top }) => top < innerHeight)
}

const topOf = (element: Element) => element.getBoundingClientRect().top
