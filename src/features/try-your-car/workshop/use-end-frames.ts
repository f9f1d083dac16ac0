import { useEffect, useRef } from 'react'
import { fitWithin } from '../frames/drawing'
import type { Range } from '../video/frame-times'
import type { Video } from '../video/walk-video'

const pixels = 800

/** While it draws, only the latest range waits. */
export function useEndFrames(video: Video, range: Range) {
  const first = useRef<HTMLCanvasElement>(null)
  const last = useRef<HTMLCanvasElement>(null)
  const wanted = useRef<Range>(undefined)
  const isDrawing = useRef(false)

  useEffect(() => {
    wanted.current = range
    if (!isDrawing.current) void drawWhileWanted()

    async function drawWhileWanted() {
      isDrawing.current = true
      while (wanted.current) {
        const { start, end } = wanted.current
        wanted.current = undefined
        await drawEnds(video, [start, end], [first.current, last.current])
      }
      isDrawing.current = false
    }
  }, [video, range])

  // Stops when the step ends, so that previews don't slow down the next one.
  useEffect(
    () => () => {
      wanted.current = undefined
    },
    [],
  )

  return { first, last }
}

async function drawEnds(video: Video, seconds: number[], canvases: Array<HTMLCanvasElement | null>) {
  const size = fitWithin(video.size, pixels)
  let index = 0
  try {
    for await (const image of video.imagesAt(seconds, size)) {
      const canvas = canvases[index]
      index += 1
      if (!canvas) continue
      Object.assign(canvas, size)
      canvas.getContext('2d')?.drawImage(image, 0, 0)
    }
  } catch {
    // Ignored: problems with the video show when the spin is made.
  }
}
