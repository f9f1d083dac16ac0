import { createCloserLook } from './display/closer-look'
import { createDemonstration } from './display/demonstration'
import { createDrawing } from './display/drawing'
import { createReadOut } from './display/read-out'
import { createStage } from './display/stage'
import { tell } from './events'
import { frameOf, shortestWay } from './frames/angle'
import type { Manifest, Under } from './frames/manifest'
import type { SpinSet } from './frames/spin-set'
import { createTurntable } from './frames/turntable'
import { createHotSpots } from './hot-spots/hot-spots'
import { wayTo } from './hot-spots/spread'
import { connectControls, enableButtons } from './input/controls'
import { takeEarlyPresses } from './input/early-presses'
import { framesFor } from './input/pixels-to-frames'
import { openInside } from './inside/overlay'
import { createLens, type Lens } from './lens/lens'
import { onPageMessage } from './page-messages'
import type { Parts } from './parts'
import { nameTheCar } from './plate/name-the-car'
import { createShownSet } from './shown-set'

type Options = { parts: Parts; set: SpinSet; onFailed: () => void }

/** Puts turntable, frames, stage, controls and hot spots together. Called once a page. */
export function createViewer({ parts, set, onFailed }: Options) {
  const { manifest } = set
  const table = createTurntable()
  const stage = createStage(parts.canvas, manifest, manifest.ground, set.air ?? 1)
  const readOut = createReadOut(parts, manifest.headOn)
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  let lens: Lens | undefined

  const shown = createShownSet(set, stage, {
    onProgress() {
      readOut.showLoaded(shown.states())
      invalidate()
      if (shown.isComplete()) changed()
      demonstration.start()
    },
    onReady: becomeReady,
    onFailed,
  })
  const { frame, invalidate, changed, draw, addLayer } = createDrawing({
    table,
    stage,
    shown,
    readOut,
    view: () => closer.view(),
    onChanged: (frame) => hotSpots.settle(frame, true),
    onRest: settle,
  })
  const demonstration = createDemonstration({
    viewer: parts.viewer,
    table,
    isCalm: () => calm.matches,
    canSway: shown.canSway,
    loadSway: shown.loadSway,
    canTurn: shown.canTurn,
    invalidate,
    onEngaged() {
      parts.viewer.dataset.touched = ''
      shown.refine()
    },
  })
  const touch = demonstration.end
  const closer = createCloserLook(parts, stage, changed)
  const hotSpots = createHotSpots({
    parts,
    closeUpOf: ({ picture }) => picture && shown.current().closeUpAt?.(picture),
    manifest,
    hotSpots: manifest.hotSpots,
    stage,
    view: closer.view,
    turnTo: (spot) => turnBy(wayTo(spot, frame())),
    goInside: (onClosed) => openInside(shown.current().name, onClosed),
  })
  const nameLayer = nameTheCar({
    manifest,
    frame,
    sharpest: () => shown.sharpest(frame()),
    turnBy(frames) {
      touch()
      turnBy(frames)
    },
    lookAt: closer.lookAt,
    redraw: invalidate,
  })
  addLayer(nameLayer)

  function becomeReady() {
    const { name, manifest } = shown.current()
    parts.viewer.dataset.state = 'ready'
    parts.canvas.hidden = false
    enableButtons(parts)
    resize()
    if (manifest.under && !lens) addLens(manifest, manifest.under)
    tell({ type: 'ready', set: name, title: manifest.title })
  }

  function addLens(manifest: Manifest, under: Under) {
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
    addLayer(lens.layer)
    changed()
  }

  async function settle(frame: number) {
    hotSpots.settle(frame, false)
    closer.report()
    demonstration.start()
    if (shown.isComplete()) lens?.preload()
    await shown.refineOne(frame)
    const wantsSharper = shown.wantsSharper(closer.view())
    void lens?.settle(frame, wantsSharper)
    if (wantsSharper && (await shown.sharpen(frame))) draw()
  }

  function turnBy(frames: number) {
    table.turnBy(frames, calm.matches || Math.abs(frames) === 1)
    invalidate()
  }

  function turnTo(angle: number) {
    turnBy(shortestWay(frame(), frameOf(angle, shown.current().manifest.headOn)))
  }

  function resize() {
    stage.resize(parts.stage.clientWidth, parts.stage.clientHeight)
    closer.fit()
    lens?.fit()
    shown.fit()
    draw()
  }

  connectControls({
    parts,
    table,
    closer,
    hotSpots,
    isReady: shown.isReady,
    isCalm: () => calm.matches,
    framesFor: (pixels) => framesFor(pixels, stage.size()),
    turnBy,
    turnTo,
    touch,
    changed,
  })
  takeEarlyPresses(parts, touch)
  onPageMessage(({ type, angle }) => {
    if (type !== 'turn' || typeof angle !== 'number') return
    touch()
    turnTo(angle)
  })
  new ResizeObserver(resize).observe(parts.stage)

  return {
    wake() {
      shown.wake()
      changed()
    },
    sleep() {
      shown.sleep()
      lens?.sleep()
    },
    see: demonstration.see,
    /** Starts loading over. */
    retry: shown.reload,
    /** The same car made anew, without hot spots: its frames may have other proportions. */
    replace(next: SpinSet) {
      stage.show(next.manifest)
      shown.replace(next)
    },
  }
}
