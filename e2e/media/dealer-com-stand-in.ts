type Vehicle = { vin?: string; year: number; make: string; model: string }
type Room = { el: HTMLElement; locationId: string; width: number; height: number; vehicle: Vehicle }
type Slide = { src: string; callback: (room: Room) => void }

export const vehicles: Vehicle[] = [
  { year: 2020, make: 'Honda', model: 'Pilot' },
  { vin: ' ', year: 2020, make: 'Honda', model: 'Fit' },
  { vin: '1HGCV1F46LA144134', year: 2022, make: 'Honda', model: 'Accord' },
  { vin: '1HGCV1F48LA139453', year: 2021, make: 'Honda', model: 'Civic' },
]

/**
 * Simulates the part of Dealer.com's Website Integration API that our script uses. The page needs an element with the
 * id `gallery`. With `?list` in the URL, the page is a list of cars.
 */
export function standIn(all: Vehicle[]) {
  const isList = window.location.search === '?list'

  function insertGalleryContent(target: string, insertions: { vin: string; images: Slide[] }[]) {
    document.body.dataset.inserted = [target, ...insertions.map(({ vin }) => vin)].join(' ')
    for (const { vin, images } of insertions)
      for (const image of images) document.querySelector('#gallery')?.append(slideOf(vin, image))
  }

  function slideOf(vin: string, { src, callback }: Slide) {
    const slide = document.createElement('button')
    const picture = new Image(530, 360)
    picture.src = src
    picture.alt = `Show ${vin}`
    slide.append(picture)
    slide.onclick = () => {
      const el = document.createElement('div')
      el.style.width = '530px'
      slide.replaceWith(el)
      const vehicle = all.find((one) => one.vin === vin) as Vehicle
      callback({ el, locationId: 'carousel', width: 530, height: 360, vehicle })
    }
    return slide
  }

  const api = {
    subscribe(name: string, callback: (event: object) => void) {
      if (name !== 'vehicle-data-updated-v1') throw new Error(`Unknown event: ${name}`)
      callback({ payload: { pageData: { searchPage: isList, detailPage: !isList }, vehicleData: all } })
    },
    utils: { getAttributeForVehicles: async (name: keyof Vehicle) => all.map((vehicle) => vehicle[name]) },
    insertGalleryContent,
  }
  Object.assign(window, { DDC: { APILoader: { create: async () => api } } })
}
