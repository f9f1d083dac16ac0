import { createCloserLook } from './display/closer-look'
import { createDemonstration } from './display/demonstration'
import { createDrawLoop } from './display/draw-loop'
import { createReadOut } from './display/read-out'
import type { Layer } from './display/scene'
import { createStage } from './display/stage'
import { clamp, onStage, wholeView } from './display/view'
import { tell } from './events'
import { frameAt, frameCount, frameOf, shortestWay } from './frames/angle'
import { createFrameStore } from './frames/frame-store'
import type { Under } from './frames/manifest'
import type { SpinSet } from './frames/spin-set'
import { createTurntable } from './frames/turntable'
import { createHotSpots } from './hot-spots/hot-spots'
import { wayTo } from './hot-spots/spread'
import { connectControls } from './input/controls'
import { takeEarlyPresses } from './input/early-presses'
import { openInside } from './inside/overlay'
import { createLens, type Lens } from './lens/lens'
import { wantsLessData } from './less-data'
import type { Parts } from './parts'
import { nameTheCar } from './plate/name-the-car'

type Options = { parts: Parts; set: SpinSet; onFailed: () => void }

/** Pixels of drag for a whole turn: the stage's width within these bounds. */
const turnLeast = 320
const turnMost = 900
/** A frame this much too small for its place is worth a sharper one. */
const softness = 1.1
/** How far the light frames may be enlarged while the car turns. */
const lightStretch = 1.25
/** How close a plate is shown. */
const plateZoom = 2.6

/** Puts turntable, frames, stage, controls and hot spots together. Called once a page. */
export function createViewer({ parts, set, onFailed }: Options) {
  const { canvas, viewer } = parts
  let { manifest } = set
  const table = createTurntable()
  const stage = createStage(canvas, manifest, manifest.ground)
  const readOut = createReadOut(parts, manifest.headOn)
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  const savesData = wantsLessData()
  let store = createStore()
  let frame = 0
  let isReady = false
  let lens: Lens | undefined

  const { invalidate, restLater } = createDrawLoop({ table, onTick: tick, onRest: settle })
  const demonstration = createDemonstration({
    table,
    canTurn: () => isReady && !calm.matches && (store.isComplete() || isLightEnough()),
    invalidate,
    onEngaged() {
      viewer.dataset.touched = ''
      refine()
    },
  })
  const touch = demonstration.end
  const closer = createCloserLook(parts, stage, changed)
  const hotSpots = createHotSpots({
    parts,
    hotSpots: manifest.hotSpots,
    locate: (place) => onStage(place, closer.view(), stage.size(), stage.fitted()),
    stage: stage.size,
    turnTo: (spot) => turnBy(wayTo(spot, frame)),
    goInside: (onClosed) => openInside(set.name, onClosed),
  })

  const nameLayer = nameTheCar({
    manifest,
    frame: () => frame,
    async sharpest() {
      await store.sharpen(frame)
      return store.best(frame)
    },
    turnBy(frames) {
      touch()
      turnBy(frames)
    },
    lookAt(place) {
      const { width, height } = stage.size()
      const { x, y } = onStage(place, wholeView, stage.size(), stage.fitted())
      closer.lookAt({ x: x - width / 2, y: y - height / 2 }, plateZoom)
    },
    redraw: invalidate,
  })
  const layers: Layer[] = [nameLayer]

  function createStore() {
    return createFrameStore({
      formats: manifest.formats,
      fetchFrame: set.fetchFrame,
      light: set.fetchLight && manifest.light && { sheet: manifest.light, fetch: set.fetchLight },
      smallWidth: set.isOneSize ? manifest.widths.small : undefined,
      onProgress() {
        readOut.showLoaded(store.states())
        invalidate()
        if (store.isComplete()) changed()
        demonstration.start()
      },
      onUsable: becomeReady,
      onFailed,
    })
  }

  function becomeReady() {
    if (isReady) return
    isReady = true
    viewer.dataset.state = 'ready'
    canvas.hidden = false
    for (const control of [parts.left, parts.right, parts.zoomIn, parts.zoomOut, parts.featuresButton]) {
      control.disabled = false
    }
    resize()
    if (manifest.under && !lens) addLens(manifest.under)
    tell({ type: 'ready', set: set.name, title: manifest.title })
  }

  /** Whether the light frames, while they are all there are, look sharp enough in motion. */
  function isLightEnough() {
    return store.hasLight() && stage.size().width <= (manifest.light?.width ?? 0) * lightStretch
  }

  function refine() {
    if (isReady && !savesData) store.refine()
  }

  function addLens(under: Under) {
    lens = createLens({
      parts,
      stage,
      manifest,
      under,
      onBoth: nameLayer,
      isCalm: () => calm.matches,
      redraw: changed,
      touch,
    })
    layers.push(lens.layer)
    changed()
  }

  /** Something to draw, and nothing at rest until it stays so. */
  function changed() {
    invalidate()
    hotSpots.settle(frame, true)
    restLater()
  }

  function tick() {
    follow()
    draw(false)
    if (table.isMoving()) changed()
    else restLater()
  }

  function follow() {
    const next = frameAt(table.position())
    if (next === frame) return
    frame = next
    store.setCurrent(frame)
    tell({ type: 'spin', ...readOut.show(frame), byVisitor: !table.isDemonstrating() })
    changed()
  }

  /** @param isAtRest smooth scaling takes a computer without a graphics card three times as long */
  function draw(isAtRest = true) {
    const shown = isReady ? store.best(frame) : undefined
    if (shown) stage.draw(shown, closer.view(), isAtRest, layers)
  }

  async function settle() {
    if (table.isMoving()) return
    draw()
    hotSpots.settle(frame, false)
    closer.report()
    if (store.isComplete() && !savesData) void lens?.load()
    if (isReady) await store.refineOne(frame)
    const isSoft = stage.pixelsAcross(closer.view()) > manifest.widths.small * softness
    void lens?.settle(frame, isSoft && !savesData)
    if (isReady && isSoft && !savesData && (await store.sharpen(frame))) draw()
  }

  function restart() {
    store.sleep()
    store = createStore()
    store.wake()
  }

  function turnBy(frames: number) {
    table.turnBy(frames, calm.matches || Math.abs(frames) === 1)
    invalidate()
  }

  function resize() {
    stage.resize(parts.stage.clientWidth, parts.stage.clientHeight)
    closer.fit()
    lens?.fit()
    if (isReady && !isLightEnough()) refine()
    draw()
  }

  viewer.addEventListener('pointerdown', touch, true)
  viewer.addEventListener('keydown', demonstration.endOnKey, true)

  connectControls({
    parts,
    table,
    closer,
    hotSpots,
    isReady: () => isReady,
    isCalm: () => calm.matches,
    framesFor: (pixels) => (pixels * frameCount) / clamp(stage.size().width, turnLeast, turnMost),
    turnBy,
    turnTo: (angle) => turnBy(shortestWay(frame, frameOf(angle, manifest.headOn))),
    touch,
    changed,
  })
  takeEarlyPresses(parts, touch)
  new ResizeObserver(resize).observe(parts.stage)
  readOut.show(frame)

  return {
    wake() {
      store.wake()
      changed()
    },
    sleep() {
      store.sleep()
      lens?.sleep()
    },
    see: demonstration.see,
    /** Starts loading over. */
    retry: restart,
    /** The same car made anew, without hot spots: its frames may have other proportions. */
    replace(next: SpinSet) {
      set = next
      manifest = next.manifest
      stage.show(manifest)
      isReady = false
      restart()
    },
  }
}
