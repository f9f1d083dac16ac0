/** `x` and `y` are the offset of the picture's center from the stage's center, in CSS pixels. */
export type View = { zoom: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

export const wholeView: View = { zoom: 1, x: 0, y: 0 }
export const minZoom = 1
export const maxZoom = 3

/**
 * Returns the largest size at which the whole car fits on the stage. The empty space beside the car may be cropped.
 * @param widthRatio the picture's width divided by the car's
 */
export function fit(stage: Size, picture: Size, widthRatio: number): Size {
  const scale = Math.min(stage.height / picture.height, (stage.width / picture.width) * widthRatio)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Limits the zoom, and limits the offset so panning doesn't open a gap between the picture and the stage's edge. */
export function bounded(view: View, stage: Size, fitted: Size): View {
  const zoom = clamp(view.zoom, minZoom, maxZoom)
  const room = (side: 'width' | 'height') =>
    Math.max(0, (fitted[side] * zoom - Math.max(stage[side], fitted[side])) / 2)
  return {
    zoom,
    x: clamp(view.x, -room('width'), room('width')),
    y: clamp(view.y, -room('height'), room('height')),
  }
}

/** @param point the point that stays in place, in px from the stage's center */
export function zoomedAt(view: View, zoom: number, point: Point): View {
  const next = clamp(zoom, minZoom, maxZoom)
  const growth = next / view.zoom
  return {
    zoom: next,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  }
}

/** Converts a position in percent of the picture to px from the stage's top left corner. */
export function onStage(place: readonly [number, number], view: View, stage: Size, fitted: Size): Point {
  const { x, y } = fromCenter(place, fitted)
  return { x: stage.width / 2 + view.x + x * view.zoom, y: stage.height / 2 + view.y + y * view.zoom }
}

/** Converts a position in percent of the picture to px from the picture's center, at zoom 1. */
export function fromCenter([left, top]: readonly [number, number], fitted: Size): Point {
  return { x: (left / 100 - 0.5) * fitted.width, y: (top / 100 - 0.5) * fitted.height }
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
