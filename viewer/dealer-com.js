// Adds the 360 viewer as the first item in a vehicle page's gallery on a Dealer.com site, if a spin set is named
// after the car's VIN. Dealer.com's Website Integration API loads this script (insertGalleryContent).
;(async () => {
  const page = /** @type {any} */ (window)
  // The script may load twice, but it must not insert the same slide twice.
  if (page.lotspinGallery) return
  page.lotspinGallery = true
  // If a page bundles this script, the script can't find its own URL, so our build fills in the viewer's origin.
  const script = [...document.scripts].find(({ src }) => src?.includes('/viewer/dealer-com.js'))
  const origin = script ? new URL(script.src).origin : '{{origin}}'
  const API = await page.DDC.APILoader.create(script ?? document.currentScript)

  /** @param {string} vin */
  const setOf = (vin) => vin.trim().toLowerCase()
  /** @param {string} vin */
  const posterOf = (vin) => `${origin}/spin/${setOf(vin)}.webp`

  /**
   * Loads the spin's poster to check whether the car has a spin. The gallery shows the poster anyway.
   * @param {string} vin
   */
  const hasSpin = (vin) =>
    new Promise((resolve) => {
      const poster = new Image()
      poster.onload = () => resolve(true)
      poster.onerror = () => resolve(false)
      poster.src = posterOf(vin)
    })

  /** @param {{ el: HTMLElement, height: number, vehicle: Record<string, string> }} room */
  function showViewer({ el, height, vehicle }) {
    const { vin = '', year, make, model } = vehicle
    const frame = document.createElement('iframe')
    frame.src = `${origin}/viewer/?set=${setOf(vin)}`
    frame.title = ['360° view of the', year, make, model].filter(Boolean).join(' ')
    frame.allow = 'fullscreen; accelerometer; gyroscope'
    frame.style.cssText = `display: block; width: 100%; height: ${height}px; border: 0`
    el.replaceChildren(frame)
  }

  /** @param {{ payload: { pageData: { detailPage: boolean } } }} event */
  async function insert({ payload }) {
    // Pages that list several cars get no viewer, because their galleries show only pictures.
    if (!payload.pageData.detailPage) return
    /** @type {(string | null | undefined)[]} */
    const given = await API.utils.getAttributeForVehicles('vin')
    const vins = given.flatMap((vin) => (vin?.trim() ? [vin] : []))
    const spins = await Promise.all(vins.map(hasSpin))
    const slides = vins
      .filter((_, index) => spins[index])
      .map((vin) => ({
        vin,
        images: [
          {
            type: 'html',
            position: 'primary',
            src: posterOf(vin),
            thumbnail: posterOf(vin),
            callback: showViewer,
          },
        ],
      }))
    if (slides.length > 0) API.insertGalleryContent('vehicle-media', slides)
  }

  API.subscribe('vehicle-data-updated-v1', insert)
})()
