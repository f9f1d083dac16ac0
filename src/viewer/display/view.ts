/** How close one looks: the zoom, and how far the picture's middle stands from the stage's, in CSS pixels. */
export type View = { zoom: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

export const wholeView: View = { zoom: 1, x: 0, y: 0 }
export const leastZoom = 1
export const mostZoom = 3

/** The sets leave air on both sides of the car; an upright stage cuts it off, by this much. */
const air = 1.2

/** The largest size of a picture that fits on the stage; on an upright stage, the largest that shows the whole car. */
export function fit(stage: Size, picture: Size): Size {
  const scales = [stage.width / picture.width, stage.height / picture.height]
  const whole = Math.min(...scales)
  const isUpright = stage.height > stage.width
  const scale = isUpright ? Math.min(Math.max(...scales), whole * air) : whole
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Keeps the zoom in its bounds and the picture's edges at or beyond the stage's. */
export function bounded(view: View, stage: Size, fitted: Size): View {
  const zoom = clamp(view.zoom, leastZoom, mostZoom)
  const room = (side: 'width' | 'height') => Math.max(0, (fitted[side] * zoom - stage[side]) / 2)
  return {
    zoom,
    x: clamp(view.x, -room('width'), room('width')),
    y: clamp(view.y, -room('height'), room('height')),
  }
}

/** Zooms so that what lies under a point stays under it. @param point from the stage's middle, px */
export function zoomedAt(view: View, zoom: number, point: Point): View {
  const next = clamp(zoom, leastZoom, mostZoom)
  const growth = next / view.zoom
  return {
    zoom: next,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  }
}

/** Where a place of the picture, in percent, stands on the stage. @returns px from its top left */
export function onStage(
  [left, top]: readonly [number, number],
  view: View,
  stage: Size,
  fitted: Size,
): Point {
  return {
    x: stage.width / 2 + view.x + (left / 100 - 0.5) * fitted.width * view.zoom,
    y: stage.height / 2 + view.y + (top / 100 - 0.5) * fitted.height * view.zoom,
  }
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
