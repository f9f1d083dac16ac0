import { useEffect, useRef } from 'react'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { reversed } from '../frames/angle-order'
import { cropOf, drawCrop, type Steadying } from '../frames/steady-crop'
import type { DoneStage } from './workshop-stage'

const width = 640

type SteadyPreviewProps = { stage: DoneStage; steadying: Steadying; frame: number }

export function SteadyPreview({ stage: { raw, steadying: applied }, steadying, frame }: SteadyPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const order = applied.isReversed ? reversed(raw.order) : raw.order
  const file = raw.frames[order[frame] ?? 0]?.file
  const size = cropOf(raw.size, { tilt: 0, zoom: 1, height: 0 })

  useEffect(() => {
    let isCurrent = true
    async function draw() {
      const context = canvas.current?.getContext('2d')
      if (!file || !context) return
      const image = await createImageBitmap(file)
      if (isCurrent) drawCrop(context, image, { crop: cropOf(raw.size, steadying), frame: raw.size })
      image.close()
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [file, raw.size, steadying])

  return (
    <figure className="min-w-0">
      <div className="relative overflow-hidden rounded">
        <canvas
          ref={canvas}
          role="img"
          aria-label={tryYourCarCopy.steady.preview}
          width={width}
          height={Math.round((width * size.height) / size.width)}
          className="block h-auto w-full bg-graphite"
        />
        <svg
          aria-hidden="true"
          preserveAspectRatio="none"
          viewBox="0 0 6 4"
          className="absolute inset-0 size-full"
        >
          <path
            d="M1 0V4M2 0V4M3 0V4M4 0V4M5 0V4M0 1H6M0 2H6M0 3H6"
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-paper/50"
          />
        </svg>
      </div>
    </figure>
  )
}
