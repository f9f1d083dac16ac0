import { copy } from '../copy'
import { postEvent } from '../events'
import type { Place } from '../frames/manifest'
import type { Parts } from '../parts'
import type { Stage } from './stage'
import { bounded, fromCenter, maxZoom, minZoom, type Point, type View, wholeView, zoomedAt } from './view'

const step = 1.4
const doubleTapZoom = 2
const middle: Point = { x: 0, y: 0 }

export function createCloserLook(parts: Parts, stage: Stage, onChange: () => void) {
  let view = wholeView
  let reportedZoom = minZoom
  const isZoomed = () => view.zoom > minZoom

  function look(next: View) {
    const before = view.y
    view = bounded(next, stage.size(), stage.fitted())
    parts.stage.classList.toggle('is-zoomed', isZoomed())
    parts.zoomValue.textContent = copy.zoomed(view.zoom)
    if (!isZoomed() && document.activeElement === parts.reset) parts.canvas.focus()
    parts.reset.hidden = !isZoomed()
    // Use aria-disabled, because a focused button loses focus when it becomes disabled.
    parts.zoomOut.setAttribute('aria-disabled', String(!isZoomed()))
    parts.zoomIn.setAttribute('aria-disabled', String(view.zoom >= maxZoom))
    onChange()
    return view.y !== before
  }

  const zoomBy = (factor: number, point = middle) => look(zoomedAt(view, view.zoom * factor, point))
  const zoomIn = () => zoomBy(step)
  const zoomOut = () => zoomBy(1 / step)
  const reset = () => look(wholeView)

  parts.zoomIn.onclick = zoomIn
  parts.zoomOut.onclick = zoomOut
  parts.reset.onclick = reset

  return {
    view: () => view,
    isZoomed,
    zoomBy,
    zoomTo: (zoom: number) => zoomBy(zoom / view.zoom),
    reset,
    zoomIn,
    zoomOut,
    panBy: (x: number, y: number) => look({ ...view, x: view.x + x, y: view.y + y }),
    lookAt(place: NonNullable<Place>, zoom: number) {
      const { x, y } = fromCenter(place, stage.fitted())
      look({ zoom, x: -x * zoom, y: -y * zoom })
    },
    doubleTap: (point: Point) => (isZoomed() ? reset() : zoomBy(doubleTapZoom, point)),
    fit: () => look(view),
    /** Call this when the zoom has stopped changing. */
    report() {
      if (view.zoom === reportedZoom) return
      reportedZoom = view.zoom
      postEvent({ type: 'zoom', zoom: Math.round(reportedZoom * 100) / 100 })
    },
  }
}

export type CloserLook = ReturnType<typeof createCloserLook>
