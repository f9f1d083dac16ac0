import { Suspense, useEffect, useId, useState } from 'react'
import { Switch } from '@/components/forms/controls/switch'
import { FloatingNotice } from '@/components/notices/floating-notice'
import { ArrowLink } from '@/components/ui/arrow-link'
import type { Background } from '@/content/backgrounds/backgrounds'
import { backgroundGroups, backgroundsCopy } from '@/content/backgrounds/backgrounds-page'
import { formNotices } from '@/content/site/notices'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { contactPath } from '@/lib/paths'
import { useHistoryDialog } from '@/lib/use-history-dialog'
import { whenIdle } from '@/lib/when-idle'
import { BackgroundCard } from './background-card'
import { tileGrid, tileOf } from './tiles'

const loadPreview = () => import('./background-preview')
const BackgroundPreview = lazyWithFallback(loadPreview, PreviewUnavailable)

/** Opening it tries again. */
const noMatter = () => {}

type BackgroundGalleryProps = { backgrounds: ReadonlyArray<Background> }

export function BackgroundGallery({ backgrounds }: BackgroundGalleryProps) {
  const preview = useHistoryDialog<number>('background')
  const [moved, setMoved] = useState<number>()
  const shown = preview.content === undefined ? undefined : (moved ?? preview.content)
  const [hasCar, setHasCar] = useState(true)
  const [isPrepared, setIsPrepared] = useState(false)
  useEffect(() => whenIdle(() => loadPreview().then(() => setIsPrepared(true), noMatter)), [])

  function open(index: number) {
    setMoved(undefined)
    preview.show(index)
  }

  if (backgrounds.length === 0) return <p className="py-16 text-center text-22">{backgroundsCopy.empty}</p>
  return (
    <>
      <Switch label={backgroundsCopy.tryOn} isOn={hasCar} onChange={setHasCar} />
      {backgroundGroups.map((group) => (
        <BackgroundGroup key={group} group={group} backgrounds={backgrounds} hasCar={hasCar} onOpen={open} />
      ))}
      {(isPrepared || shown !== undefined) && (
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

type BackgroundGroupProps = BackgroundGalleryProps & {
  group: Background['group']
  hasCar: boolean
  onOpen: (index: number) => void
}

function BackgroundGroup({ group, backgrounds, hasCar, onOpen }: BackgroundGroupProps) {
  const id = useId()
  const members = backgrounds.filter((background) => background.group === group)
  return (
    <section aria-labelledby={id} className="mt-8 md:mt-12">
      <h2 id={id} className="mb-4 text-28">
        {group}
      </h2>
      <ul className={tileGrid}>
        {members.map((background, index) => {
          const place = backgrounds.indexOf(background)
          return (
            <BackgroundCard
              key={background.id}
              background={background}
              hasCar={hasCar}
              place={place}
              tile={tileOf(index, members.length)}
              onOpen={() => onOpen(place)}
            />
          )
        })}
        {group === backgroundGroups.at(-1) && (
          <li className="rounded bg-mist p-5 text-16 max-md:col-span-2 md:mb-12 md:p-8">
            <h3 className="item-title">{backgroundsCopy.own.title}</h3>
            <p className="mt-2 text-steel">{backgroundsCopy.own.text}</p>
            <ArrowLink to={contactPath('plan')} className="mt-2">
              {backgroundsCopy.own.link}
            </ArrowLink>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Opens the preview by itself once the browser is online again. */
function PreviewUnavailable({ onClose }: { onClose: () => void }) {
  return (
    <FloatingNotice onClose={onClose}>
      <p role="alert" className="text-16">
        {formNotices.network}
      </p>
    </FloatingNotice>
  )
}
