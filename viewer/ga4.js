// Reports spin, zoom and hotspot events to the embedding page's Google Analytics 4. Spin and zoom are reported once per
// car, and hotspot once per hot spot. The script sends nothing to anyone else and sets no cookies.
;(() => {
  const page = /** @type {any} */ (window)
  // A site template and a tag manager may both load this script.
  if (page.lotspinCounts) return
  page.lotspinCounts = true
  const counted = new Set()

  /** @param {string} name @param {object} parameters */
  function count(name, parameters) {
    const event = JSON.stringify([name, parameters])
    if (counted.has(event)) return
    counted.add(event)
    if (typeof page.gtag === 'function') {
      page.gtag('event', name, parameters)
    } else {
      page.dataLayer ??= []
      page.dataLayer.push({ event: name, ...parameters })
    }
  }

  /** @param {MessageEventSource | null} source */
  function carOf(source) {
    const frames = [...document.querySelectorAll('iframe, lotspin-spin')].map(
      (element) => /** @type {HTMLIFrameElement} */ (element.shadowRoot?.querySelector('iframe') ?? element),
    )
    const frame = frames.find(({ contentWindow }) => contentWindow && contentWindow === source)
    if (!frame?.src.includes('/viewer/?')) return undefined
    return new URL(frame.src).searchParams.get('set')?.trim().toLowerCase()
  }

  addEventListener('message', ({ source, data }) => {
    const car = data?.source === 'lotspin-viewer' && carOf(source)
    if (!car) return
    if (data.type === 'spin' && data.byVisitor) count('spin', { car })
    if (data.type === 'zoom' && data.zoom > 1) count('zoom', { car })
    if (data.type === 'hotspot' && data.isOpen) count('hotspot', { car, hotspot: data.label })
  })
})()
