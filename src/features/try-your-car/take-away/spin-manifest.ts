import type { Spin } from '@/features/try-your-car/steadying/steady-frames'

const ground = '#0e1116'
/** What the viewer turns with; it looks closer with the whole frame. */
const smallWidth = 800

/** What the viewer needs to know of a spin; docs/viewer.md has the fields. */
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

/** The files of a spin, by their names in the manifest. */
export function filesOf({ frames }: Spin): Record<string, Blob> {
  return Object.fromEntries(frames.map((frame, index) => [nameOf(index), frame]))
}

const nameOf = (index: number) => String(index).padStart(2, '0')

export const endingOf = (type: string) => (type === 'image/webp' ? 'webp' : 'jpg')
