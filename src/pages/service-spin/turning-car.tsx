import { useEffect, useRef, useState } from 'react'
import { whiteSpin } from '@/content/media/spin-sets'
import { fetchSpinFrames } from '@/features/media/spin-embed/spin-frames'
import { useRowInView } from '@/features/media/use-row-in-view'
import { savesData } from '@/lib/saves-data'
import { frameCount } from '@/lib/turn'
import { FrameCount } from './frame-count'

/** Covers the still with the frame for the current row of the list. */
export function TurningCar() {
  const list = useRef<Element>(null)
  const { row, count } = useRowInView(list, 'li')
  const frames = useFrames()
  const step = Math.floor(frameCount / count)
  return (
    <div
      ref={(element) => {
        list.current = element?.closest('section') ?? null
      }}
      className="relative"
    >
      <div className="absolute inset-x-0 bottom-full grid aspect-video overflow-hidden rounded *:[grid-area:1/1]">
        {count > 1 &&
          frames
            .filter((_, frame) => frame % step === 0)
            .map((frame, index) => (
              <img
                key={frame}
                src={frame}
                alt=""
                loading="lazy"
                className={index === row && row > 0 ? 'size-full' : 'size-full opacity-0'}
              />
            ))}
      </div>
      <FrameCount lit={row * step + 1} />
    </div>
  )
}

/** None for a visitor who saves data: the still stays. */
function useFrames() {
  const [frames, setFrames] = useState<ReadonlyArray<string>>([])
  useEffect(() => {
    if (!savesData()) fetchSpinFrames(whiteSpin.set).then(setFrames, () => {})
  }, [])
  return frames
}
