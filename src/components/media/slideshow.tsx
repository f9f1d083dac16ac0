import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

type Slide = { id: string; name: string; content: React.ReactNode }

type SlideshowProps = {
  slides: ReadonlyArray<Slide>
  labels: { previous: string; next: string; show: string }
  note?: string
}

export function Slideshow({ slides, labels, note }: SlideshowProps) {
  const [index, setIndex] = useState(0)
  const count = slides.length
  const move = (by: number) => setIndex((index + by + count) % count)

  return (
    <>
      {/* All slides share one grid cell, so the tallest slide sets the height and the layout doesn't shift. */}
      <div className="grid" aria-live="polite">
        {slides.map(({ id, content }, at) => (
          <div
            key={id}
            aria-hidden={at !== index}
            className={clsx(
              'col-start-1 row-start-1 flex flex-col transition-opacity',
              at === index ? 'opacity-100' : 'invisible opacity-0',
              'noscript:visible noscript:row-auto noscript:mt-10 noscript:opacity-100',
            )}
          >
            {content}
          </div>
        ))}
      </div>
      <div className="mt-6 md:mt-10 flex flex-wrap items-center gap-x-6 border-t border-line-dark pt-5">
        <div className="flex grow max-[20rem]:flex-wrap items-center gap-2 noscript:hidden">
          <Button
            variant="quiet"
            size="icon"
            className="-ml-3"
            aria-label={labels.previous}
            onClick={() => move(-1)}
          >
            <ArrowRight className="size-5 rotate-180" />
          </Button>
          <Button variant="quiet" size="icon" aria-label={labels.next} onClick={() => move(1)}>
            <ArrowRight className="size-5" />
          </Button>
          <ul className="ml-3 flex">
            {slides.map(({ id, name }, at) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={`${labels.show} ${at + 1}: ${name}`}
                  aria-current={at === index}
                  onClick={() => setIndex(at)}
                  className="group grid size-11 place-items-center"
                >
                  <span className="size-2 rounded-full bg-fog group-hover:bg-paper group-aria-[current=true]:size-3 group-aria-[current=true]:bg-signal" />
                </button>
              </li>
            ))}
          </ul>
        </div>
        {note && <p className="text-14 text-fog">{note}</p>}
      </div>
    </>
  )
}
