import { useId, useRef, useState } from 'react'
import { Picture } from '@/components/media/picture'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { sheetFrames } from '@/content/media/sheet-frames'
import { angleOf, sideOf } from '@/content/media/spin-frame-copy'
import { whiteSpin } from '@/content/media/spin-sets'
import { contactSheet } from '@/content/services/standard'
import { frameByKey, frameUnder } from './sheet-input'

const { paths, thumbs, thumbWidth, ...frameSize } = sheetFrames
const sizes = '(min-width: 1264px) 864px, (min-width: 1024px) 66vw, 100vw'

export function ContactSheet() {
  const [chosen, setChosen] = useState(0)
  const large = useRef<HTMLDivElement>(null)
  const isWarm = useRef(false)
  const id = useId()
  const angle = angleOf(chosen, whiteSpin)
  const side = sideOf(chosen, whiteSpin)

  function choose(frame: number | undefined) {
    if (frame === undefined) return
    if (!isWarm.current) warm(large.current?.querySelector('img')?.currentSrc)
    isWarm.current = true
    setChosen(frame)
  }

  return (
    <div>
      <div className="grid items-center gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
        <div ref={large} className="max-md:-mx-5">
          <Picture
            source={{ ...frameSize, path: paths[chosen] ?? '' }}
            alt={`${whiteSpin.title}, ${side} view`}
            sizes={sizes}
            className="h-auto w-full"
          />
        </div>
        <div className="flex items-center gap-5 lg:flex-col lg:items-start">
          <TurntableRing className="size-16 text-fog" isLit={(frame) => frame * 10 === angle} />
          <p className="w-24 shrink-0 whitespace-nowrap">
            <span className="font-display text-28 font-bold tabular-nums">{angle}°</span>
            <span className="block text-fog">{side}</span>
          </p>
          <p className="text-14 text-fog">
            <span className="block tabular-nums">{contactSheet.count(chosen + 1, paths.length)}</span>
            <span className="mt-1 block">{contactSheet.hint}</span>
          </p>
        </div>
      </div>
      <div
        role="listbox"
        tabIndex={0}
        aria-label={contactSheet.label}
        aria-activedescendant={`${id}${chosen}`}
        onKeyDown={(event) => {
          const next = frameByKey(event, chosen)
          if (next !== undefined) event.preventDefault()
          choose(next)
        }}
        onPointerMove={(event) => choose(frameUnder(event))}
        onClick={(event) => choose(frameUnder(event))}
        className="mt-6 grid touch-pan-y touch-pinch-zoom cursor-pointer grid-cols-6 gap-px select-none max-md:-mx-5 md:grid-cols-9"
      >
        {thumbs.map((path, frame) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the chosen one.
          <div
            key={path}
            id={`${id}${frame}`}
            role="option"
            data-frame={frame}
            aria-selected={frame === chosen}
            aria-label={contactSheet.option(frame + 1, sideOf(frame, whiteSpin), angleOf(frame, whiteSpin))}
            className="relative"
          >
            <Picture
              source={{
                ...frameSize,
                path,
                width: thumbWidth,
                height: (thumbWidth * 9) / 16,
                widths: [thumbWidth],
              }}
              alt=""
              sizes="134px"
              className="pointer-events-none h-auto w-full"
            />
            {frame === chosen && <span className="absolute inset-0 border-3 border-signal" />}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Preloads the other images in the size and format that the browser chose for the first, unless it saves data. */
function warm(shown = '') {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const start = paths.find((path) => shown.includes(path))
  if (!start || connection?.saveData) return
  for (const path of paths) new Image().src = shown.replace(start, path)
}
