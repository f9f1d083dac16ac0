import type { Spin } from './make-spin'

const ground = '#0e1116'
/** The width of the frames shown while the car turns. Zooming uses the full-size frames. */
const smallWidth = 800

/** The fields are described in viewer/README.md. */
export function manifestOf({ size, type, order }: Spin, title: string) {
  return {
    title,
    ground,
    ...size,
    widths: { small: Math.min(smallWidth, size.width), zoom: size.width },
    formats: [endingOf(type)],
    frames: order.map(nameOf),
  }
}

export function filesOf({ frames }: Spin): Record<string, Blob> {
  return Object.fromEntries(frames.map((frame, index) => [nameOf(index), frame]))
}

const nameOf = (index: number) => String(index).padStart(2, '0')

export const endingOf = (type: string) => (type === 'image/webp' ? 'webp' : 'jpg')
