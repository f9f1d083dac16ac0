import { wantsLessData } from '@viewer/less-data'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { Picture } from '@/components/media/picture'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { contactSheet } from '@/content/services/standard'
import { exterior, images, interior } from './sheet-images'
import { frameByKey, frameUnder } from './sheet-input'

const sizes = '(min-width: 1264px) 864px, (min-width: 1024px) 66vw, 100vw'
const groups = [
  {
    name: contactSheet.exterior,
    group: exterior,
    first: 0,
    columns: 'grid-cols-6 md:col-span-9 md:grid-cols-subgrid',
  },
  {
    name: contactSheet.interior,
    group: interior,
    first: exterior.length,
    columns: 'grid-cols-4 md:col-span-2 md:grid-cols-subgrid',
  },
]

export function ContactSheet() {
  const [chosen, setChosen] = useState(0)
  const large = useRef<HTMLDivElement>(null)
  const isWarm = useRef(false)
  const id = useId()
  const shown = images[chosen]
  if (!shown) return null
  const { source, alt, name, angle } = shown

  function choose(frame: number | undefined) {
    if (frame === undefined) return
    if (!isWarm.current) warm(large.current?.querySelector('img')?.currentSrc)
    isWarm.current = true
    setChosen(frame)
  }

  return (
    <div>
      <div className="grid items-center gap-6 lg:cols-aside-72 lg:gap-12">
        <div ref={large} className="max-md:-mx-5">
          <Picture
            source={source}
            alt={alt}
            sizes={sizes}
            priority={chosen === 0}
            className="h-auto w-full md:rounded"
          />
        </div>
        <div className="flex items-center gap-5 lg:flex-col lg:items-start">
          <TurntableRing className="size-16 text-fog" isLit={(frame) => frame * 10 === angle} />
          <p className="w-24 shrink-0 whitespace-nowrap">
            <span className="font-display text-28 font-bold tabular-nums">
              {angle === undefined ? contactSheet.inside : `${angle}°`}
            </span>
            <span className="block text-fog">{name}</span>
          </p>
          <p className="text-14 text-fog">
            <span className="block tabular-nums">{contactSheet.count(chosen + 1, images.length)}</span>
            <span className="mt-1 block">{contactSheet.hint}</span>{' '}
            <span className="max-md:sr-only pointer-coarse:sr-only">{contactSheet.keys}</span>
          </p>
        </div>
      </div>
      <div
        role="listbox"
        tabIndex={0}
        aria-label={contactSheet.label(exterior.length, interior.length)}
        aria-activedescendant={`${id}${chosen}`}
        onKeyDown={(event) => {
          const next = frameByKey(event, chosen)
          if (next !== undefined) event.preventDefault()
          choose(next)
        }}
        onPointerMove={(event) => choose(frameUnder(event))}
        onClick={(event) => choose(frameUnder(event))}
        className="mt-6 cursor-pointer touch-pan-y touch-pinch-zoom gap-px select-none max-md:-mx-5 md:grid md:grid-cols-11"
      >
        {groups.map(({ name, group, first, columns }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't contain options
          <div
            key={name}
            role="group"
            aria-label={name}
            className={clsx('grid gap-px max-md:mt-px', columns)}
          >
            {group.map(({ thumb, label }, place) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the listbox has the focus and references the option
              <div
                key={label}
                id={`${id}${first + place}`}
                role="option"
                data-frame={first + place}
                aria-selected={first + place === chosen}
                aria-label={label}
                className="relative overflow-hidden"
              >
                <Picture
                  source={thumb}
                  alt=""
                  sizes="150px"
                  className={clsx('pointer-events-none aspect-video w-full', first === 0 && 'scale-115')}
                />
                {first + place === chosen && <span className="absolute inset-0 border-3 border-signal" />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Preloads all images in the size and format that the browser chose for the image at the given URL. */
function warm(shown = '') {
  const start = images.find(({ source }) => shown.includes(source.path))
  if (!start || wantsLessData()) return
  for (const { source } of images) new Image().src = shown.replace(start.source.path, source.path)
}
