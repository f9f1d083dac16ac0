// Counts in the Google Analytics 4 of the page around the 360 viewer what its visitors do: the events spin, zoom and
// hotspot, each once for a car, a hot spot once for each. It sends nothing to anybody else and sets no cookie.
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const counted = new Set()

  function count(name, parameters) {
    const event = JSON.stringify([name, parameters])
    if (counted.has(event)) return
    counted.add(event)
    // Google's tag, or the data layer of its Tag Manager.
    if (typeof window.gtag === 'function') window.gtag('event', name, parameters)
    else (window.dataLayer ??= []).push({ event: name, ...parameters })
  }

  function carOf(source) {
    const frame = [...document.querySelectorAll('iframe')].find((frame) => frame.contentWindow === source)
    return frame ? new URL(frame.src).searchParams.get('set') : ''
  }

  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || data?.source !== 'lotspin-viewer') return
    const car = carOf(source)
    if (data.type === 'spin' && data.byVisitor) count('spin', { car })
    if (data.type === 'zoom' && data.zoom > 1) count('zoom', { car })
    if (data.type === 'hotspot' && data.isOpen) count('hotspot', { car, hotspot: data.label })
  })
})()
