import { Suspense, useEffect, useState } from 'react'
import { Switch } from '@/components/forms/controls/switch'
import { FloatingNotice } from '@/components/layout/floating-notice'
import { ArrowLink } from '@/components/ui/arrow-link'
import { useHistoryDialog } from '@/components/ui/use-history-dialog'
import type { Background } from '@/content/backgrounds/backgrounds'
import { backgroundsCopy } from '@/content/backgrounds/backgrounds-page'
import { formNotices } from '@/content/site/notices'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { contactPath } from '@/lib/paths'
import { whenIdle } from '@/lib/when-idle'
import { BackgroundCard } from './background-card'

const loadPreview = () => import('./background-preview')
const BackgroundPreview = lazyWithFallback(loadPreview, PreviewUnavailable)

/** The error is ignored, because opening the preview loads the code again. */
const ignoreError = () => {}

type BackgroundGalleryProps = { backgrounds: ReadonlyArray<Background> }

export function BackgroundGallery({ backgrounds }: BackgroundGalleryProps) {
  const { own } = backgroundsCopy
  const indexOf = (id: unknown) => backgrounds.findIndex((background) => background.id === id)
  const isShownHere = (id: unknown): id is string => indexOf(id) >= 0
  const preview = useHistoryDialog('background', isShownHere)
  const [moved, setMoved] = useState<number>()
  const shown = preview.content === undefined ? undefined : (moved ?? indexOf(preview.content))
  const [hasCar, setHasCar] = useState(true)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => whenIdle(() => loadPreview().then(() => setIsLoaded(true), ignoreError)), [])

  function open(id: string) {
    setMoved(undefined)
    preview.show(id)
  }

  if (backgrounds.length === 0) return <p className="py-16 text-center text-22">{backgroundsCopy.empty}</p>
  return (
    <>
      <div className="container-page flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="text-heading">{backgroundsCopy.heading}</h2>
        <Switch label={backgroundsCopy.tryOn} isOn={hasCar} onChange={setHasCar} />
      </div>
      <ul className="mx-auto mt-6 grid md:mt-10 max-w-content grid-cols-1 gap-x-1 gap-y-2 sm:grid-cols-2 md:grid-cols-3 md:gap-x-6 md:gap-y-6 md:px-8 xl:grid-cols-4 xl:px-0">
        {backgrounds.map((background, place) => (
          <BackgroundCard
            key={background.id}
            background={background}
            hasCar={hasCar}
            place={place}
            onOpen={() => open(background.id)}
          />
        ))}
      </ul>
      <aside className="container-page flex flex-wrap items-end justify-between gap-x-16 gap-y-3 pt-12 md:pt-20">
        <div>
          <h2 className="text-28">{own.title}</h2>
          <p className="mt-2 text-18 text-steel">{own.text}</p>
        </div>
        <ArrowLink to={contactPath('plan')}>{own.link}</ArrowLink>
      </aside>
      {(isLoaded || shown !== undefined) && (
        <Suspense>
          <BackgroundPreview
            backgrounds={backgrounds}
            index={shown}
            hasCar={hasCar}
            onCar={setHasCar}
            onMove={setMoved}
            onClose={preview.close}
          />
        </Suspense>
      )}
    </>
  )
}

/** Shown while the preview's code can't be loaded. The preview opens once the browser is back online. */
function PreviewUnavailable({ onClose }: { onClose: () => void }) {
  return (
    <FloatingNotice onClose={onClose}>
      <p role="alert" className="text-16">
        {formNotices.network}
      </p>
    </FloatingNotice>
  )
}
