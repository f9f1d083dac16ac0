// Puts the 360 viewer first in the gallery of a vehicle's page on a Dealer.com site, where there is a spin of the car: a
// set named after its VIN in lowercase. Dealer.com's Website Integration API loads it, see its insertGalleryContent.
;(async (APILoader, script) => {
  const { origin } = new URL(script.src)
  const API = await APILoader.create(script)

  const setOf = (vin) => vin.toLowerCase()
  const posterOf = (vin) => `${origin}/spin/${setOf(vin)}.webp`

  /** Whether the car has a spin: then it has a poster, which the gallery shows anyway. */
  const hasSpin = (vin) =>
    new Promise((resolve) => {
      const poster = new Image()
      poster.onload = () => resolve(true)
      poster.onerror = () => resolve(false)
      poster.src = posterOf(vin)
    })

  function showViewer({ el, height, vehicle }) {
    const { vin, year, make, model } = vehicle
    const frame = document.createElement('iframe')
    frame.src = `${origin}/viewer/?set=${setOf(vin)}`
    frame.title = ['360° view of the', year, make, model].filter(Boolean).join(' ')
    frame.allow = 'fullscreen; accelerometer; gyroscope'
    frame.style.cssText = `display:block;width:100%;height:${height}px;border:0`
    el.replaceChildren(frame)
  }

  API.subscribe('vehicle-data-updated-v1', async ({ payload }) => {
    // Lists of cars show pictures only.
    if (!payload.pageData.detailPage) return
    const vins = await API.utils.getAttributeForVehicles('vin')
    const spins = await Promise.all(vins.map(hasSpin))
    const slides = vins
      .filter((_, index) => spins[index])
      .map((vin) => ({
        vin,
        images: [
          { type: 'html', position: 'primary', src: posterOf(vin), thumbnail: posterOf(vin), callback: showViewer },
        ],
      }))
    if (slides.length > 0) API.insertGalleryContent('vehicle-media', slides)
  })
})(window.DDC.APILoader, document.currentScript)
