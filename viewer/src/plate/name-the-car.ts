import type { Layer, Scene, Shown } from '../display/stage'
import type { Manifest, Place } from '../frames/manifest'
import { onPageMessage } from '../page-messages'
import { readDealer } from './dealer'
import { createPlates } from './plates'
import { takePicture } from './still'

/** Canvas text is drawn without waiting for its font to load, so load the font first. */
const plateFont = '700 16px Archivo'
const plateZoom = 2.6

type Options = {
  manifest: Manifest
  frame: () => number
  sharpest: () => Promise<Shown | undefined>
  turnBy: (frames: number) => void
  lookAt: (place: NonNullable<Place>, zoom: number) => void
  redraw: () => void
}

export function nameTheCar({ manifest, frame, sharpest, turnBy, lookAt, redraw }: Options): Layer {
  async function load() {
    await document.fonts.load(plateFont).catch(() => {})
    return createPlates(manifest.plates ?? {})
  }

  let plates: ReturnType<typeof createPlates> | undefined
  let latest: unknown

  async function show(sent: unknown) {
    latest = sent
    if (!sent && !plates) return
    const store = await readDealer(sent)
    plates ??= await load()
    if (latest !== sent) return
    const isFirst = !plates.isShown() && store !== undefined
    plates.show(store)
    redraw()
    if (isFirst && !plates.middleOf(frame())) turnBy(plates.wayTo(frame()))
  }

  function showPlate() {
    const way = plates?.wayTo(frame()) ?? 0
    const middle = plates?.middleOf((frame() + way + manifest.frames.length) % manifest.frames.length)
    turnBy(way)
    if (middle) lookAt(middle, plateZoom)
  }

  async function picture() {
    const shown = await sharpest()
    if (!shown) return undefined
    return takePicture(shown, manifest, layer)
  }

  function layer(scene: Scene) {
    plates?.draw(scene)
  }

  onPageMessage(async ({ type, store }) => {
    if (type === 'store') void show(store)
    if (type === 'plate') showPlate()
    if (type !== 'picture') return
    const answer = { source: 'lotspin-viewer', type, picture: await picture() }
    window.parent.postMessage(answer, window.location.origin)
  })
  return layer
}
