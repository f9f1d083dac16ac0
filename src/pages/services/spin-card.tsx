import { useEffect, useState } from 'react'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { whiteSpin } from '@/content/media/spin-sets'
import { restingAngle } from '@/content/services/overview/services-page'
import type { CardMotion } from './use-card-motion'

/** Showing every third frame is smooth enough for this card and needs only a third of the files. */
const everyFrame = 3

export function SpinCard({ share, hasMoved }: CardMotion) {
  const frames = useLoadedFrames(hasMoved)
  const last = share === undefined ? -1 : share * (frames.length - 1)
  const at = frames.findLastIndex((frame, index) => frame && index <= last)
  const turned = at < 0 ? 0 : whiteSpin.angle + at * everyFrame * 10 - restingAngle
  return (
    <>
      {frames[at] && <img src={frames[at]} alt="" className="absolute inset-0 size-full object-cover" />}
      <div
        aria-hidden="true"
        className="absolute top-4 right-4 z-10 grid size-14 place-items-center rounded-full bg-paper text-14 font-semibold"
      >
        360°
        <div className="absolute inset-0 text-steel" style={{ rotate: `${turned}deg` }}>
          <TurntableRing isLit={(frame) => frame * 10 === restingAngle} />
        </div>
      </div>
    </>
  )
}

/** Returns the frames in the order of the turn. Each one is undefined until it has loaded. */
function useLoadedFrames(isWanted: boolean) {
  const [frames, setFrames] = useState<ReadonlyArray<string | undefined>>([])

  useEffect(() => {
    if (!isWanted) return
    // If the list of frames can't be loaded, the card keeps its still picture.
    fetchFrames().then(
      (addresses) => {
        setFrames(addresses.map(() => undefined))
        addresses.forEach((src, index) => {
          const image = Object.assign(new Image(), { src })
          image.onload = () => setFrames((loaded) => loaded.map((old, at) => (at === index ? src : old)))
        })
      },
      () => {},
    )
  }, [isWanted])

  return frames
}

async function fetchFrames() {
  const folder = `/spin/${whiteSpin.set}`
  const answer = await fetch(`${folder}.json`)
  const { frames, widths } = (await answer.json()) as { frames: string[]; widths: { small: number } }
  return frames
    .filter((_, index) => index % everyFrame === 0)
    .map((name) => `${folder}/${name}-${widths.small}.webp`)
}
