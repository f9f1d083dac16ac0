import { useEffect, useReducer, useState } from 'react'
import { Picture } from '@/components/media/picture'
import { RangeInput } from '@/components/ui/range-input'
import { listingPhone as copy } from '@/content/home/listing-phone'
import { sheetFrames } from '@/content/media/sheet-frames'
import { whiteSpin } from '@/content/media/spin-sets'
import { cn } from '@/lib/cn'

const { paths, views, ...size } = sheetFrames
const frames = paths.length
/** The front left view is in the middle, so that the car turns both ways. */
const middle = frames / 2
const { file, columns } = whiteSpin.light
const restMs = 200

/** The light set while the car turns, the sharp frame where it rests. */
export function DraggedCar() {
  const [position, setPosition] = useState(middle)
  const [isWanted, want] = useReducer(() => true, false)
  const frame = (position + middle) % frames
  const isResting = useIsResting(frame)
  const { side = '', angle = 0 } = views[frame] ?? {}

  return (
    <div className="absolute inset-x-0 top-0 aspect-video overflow-hidden focus-within:outline-2 focus-within:-outline-offset-2">
      {isWanted && (
        <img
          src={`/spin/${whiteSpin.set}/${file}`}
          alt=""
          className={cn('absolute max-w-none', position === middle && 'opacity-0')}
          style={{
            width: `${columns * 100}%`,
            left: `${-(frame % columns) * 100}%`,
            top: `${-Math.floor(frame / columns) * 100}%`,
          }}
        />
      )}
      {isResting && position !== middle && (
        <Picture
          key={frame}
          source={{ ...size, path: paths[frame] ?? '' }}
          alt=""
          sizes="22rem"
          className="absolute inset-0 size-full !bg-transparent"
        />
      )}
      <RangeInput
        aria-label={copy.turn}
        aria-valuetext={copy.angle(side, angle)}
        min={0}
        max={frames}
        value={position}
        onChange={setPosition}
        onPointerEnter={want}
        onFocus={want}
        className="absolute inset-0 size-full touch-pan-y cursor-ew-resize opacity-0"
      />
      {position === middle && (
        <p className="pointer-events-none absolute top-2 right-5 text-14 text-steel">{copy.hint}</p>
      )}
    </div>
  )
}

function useIsResting(frame: number) {
  const [rested, setRested] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(setRested, restMs, frame)
    return () => clearTimeout(timer)
  }, [frame])
  return rested === frame
}
