import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { whiteSpin } from '@/content/media/spin-sets'
import { whereWeStood } from '@/content/services/spin'
import { WalkDial } from '@/features/media/walk/walk-dial'

/** The plan needs no keyboard control, because the viewer's keys turn the car too. */
export function WhereWeStood() {
  const [angle, setAngle] = useState<number>(whiteSpin.angle)
  const [canTurn, setCanTurn] = useState(false)

  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin !== window.location.origin || data?.source !== 'lotspin-viewer') return
      if (data.type === 'ready') setCanTurn(true)
      if (data.type === 'spin') setAngle(data.angle)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  return (
    <section aria-labelledby="where-we-stood" className="container-page pt-6 md:pt-8">
      <div className="flex items-center gap-5 border-t border-ink/15 py-8 md:gap-8 md:py-6">
        <WalkDial
          angle={angle}
          onWalk={canTurn ? turnTo : undefined}
          className={clsx('w-28 shrink-0', canTurn && 'touch-pan-y touch-pinch-zoom')}
        />
        <div className="grow xl:flex xl:items-center xl:justify-between">
          <h2 id="where-we-stood" className="text-22 md:text-28">
            {whereWeStood.heading}
          </h2>
          <p className="mt-2 max-w-prose text-16 text-steel xl:mt-0 xl:w-115">{whereWeStood.text}</p>
        </div>
      </div>
    </section>
  )
}

async function turnTo(angle: number) {
  const { currentViewer } = await import('@/features/media/spin-embed/viewer-link')
  currentViewer()?.turnTo(angle)
}
