import type { FrameLocator, Page } from '@playwright/test'

type Place = readonly [number, number]

/** Returns the colors at points in percent of the picture's width and height. The viewer must not be zoomed in. */
export function colorsAt(frame: FrameLocator | Page, places: readonly Place[]): Promise<number[][]> {
  return frame.locator('#canvas').evaluate((element, wanted) => {
    const canvas = element as HTMLCanvasElement
    const context = canvas.getContext('2d')
    const scale = Math.min(canvas.width / 1600, canvas.height / 900)
    return wanted.map(([x, y]) => {
      const left = canvas.width / 2 + (x / 100 - 0.5) * 1600 * scale
      const top = canvas.height / 2 + (y / 100 - 0.5) * 900 * scale
      return [...(context?.getImageData(Math.round(left), Math.round(top), 1, 1).data ?? [])].slice(0, 3)
    })
  }, places)
}

export function distance(one: readonly number[], other: readonly number[]) {
  return Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))))
}
