import { locate, type Scene } from '../display/stage'
import type { Point } from '../display/view'
import { frameAt, frameCount, shortestWay } from '../frames/angle'
import type { Manifest, Place, Plate } from '../frames/manifest'
import type { Dealer } from './dealer'
import { drawPlate } from './draw-plate'
import type { Quad } from './homography'
import { plateFace } from './plate-face'

/**
 * Widths in px at which plate faces are drawn. Each is twice the one before, because text scaled down by more than half
 * looks rough.
 */
const faceWidths = [96, 192, 384, 768, 1536]

export function createPlates(plates: NonNullable<Manifest['plates']>) {
  const ends = Object.values(plates)
  const faces = new Map<string, HTMLCanvasElement>()
  let store: Dealer | undefined

  function faceFor(shown: Dealer, { aspect }: Plate, pixels: number) {
    const width = faceWidths.find((candidate) => candidate >= pixels) ?? faceWidths.at(-1) ?? pixels
    const key = `${width} ${aspect}`
    const face = faces.get(key) ?? plateFace(shown, width, aspect)
    faces.set(key, face)
    return face
  }

  return {
    show(next: Dealer | undefined) {
      store?.logo?.close()
      store = next
      faces.clear()
    },
    isShown: () => store !== undefined,
    draw(scene: Scene) {
      for (const plate of store ? ends : []) {
        const at = plate.at[scene.frame]
        if (!at || !store) continue
        const quad = at.corners.map((corner) => locate(scene, corner)) as unknown as Quad
        const pixels = Math.max(length(quad[0], quad[1]), length(quad[3], quad[2]))
        drawPlate(scene.context, faceFor(store, plate, pixels), quad, at.light)
      }
    },
    /** Returns how many frames to turn to the middle of the nearest range of frames that shows a plate. */
    wayTo(frame: number): number {
      const middles = ends.flatMap(({ at }) => {
        const starts = at.findIndex((place, index) => place && !at[frameAt(index - 1)])
        const count = at.filter(Boolean).length
        return starts < 0 ? [] : [starts + Math.floor(count / 2)]
      })
      const ways = middles.map((middle) => shortestWay(frame, middle % frameCount))
      return ways.sort((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0
    },
    middleOf(frame: number): NonNullable<Place> | undefined {
      const corners = ends.map(({ at }) => at[frame]?.corners).find(Boolean)
      if (!corners) return undefined
      const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
      return [mean(0), mean(1)]
    },
  }
}

function length(one: Point, other: Point) {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
