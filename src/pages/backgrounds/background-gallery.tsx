import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Picture } from '@/components/media/picture'
import { type Background, backgroundDownload, backgroundsCopy } from '@/content/services/backgrounds'
import { cn } from '@/lib/cn'
import { useClientValue } from '@/lib/hooks/use-client-value'
import { useHistoryDialog } from '@/lib/hooks/use-history-dialog'

const BackgroundPreview = lazy(() => import('./background-preview'))

type BackgroundGalleryProps = { backgrounds: ReadonlyArray<Background> }

/** One to four columns; a click opens the large preview. SPEC section 2, Virtual backgrounds. */
export function BackgroundGallery({ backgrounds }: BackgroundGalleryProps) {
  const preview = useHistoryDialog<number>('background')
  const [moved, setMoved] = useState<number>()
  const shown = preview.content === undefined ? undefined : (moved ?? preview.content)
  const isUntouched = useClientValue(() => false, true)

  if (backgrounds.length === 0) return <p className="py-16 text-center text-22">{backgroundsCopy.empty}</p>
  return (
    <>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {backgrounds.map(({ id, name, image }, index) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                setMoved(undefined)
                preview.show(index)
              }}
              aria-label={`${backgroundsCopy.preview}: ${name}`}
              className="group block w-full overflow-hidden rounded border border-line"
            >
              {/* Until somebody is there, what is far below counts as taller, so that fewer are near enough to be fetched. */}
              <span
                className={cn(
                  'block',
                  isUntouched &&
                    'max-sm:[contain-intrinsic-height:auto_48rem] max-sm:[content-visibility:auto]',
                )}
              >
                <Picture
                  source={image}
                  alt=""
                  // On a phone the first is as large as the page's head.
                  priority={index === 0}
                  sizes="(min-width: 1024px) 18rem, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw"
                  className="h-auto w-full object-cover transition-transform max-sm:aspect-[4/3] duration-200 group-hover:scale-[1.03]"
                />
              </span>
            </button>
            <div className="mt-2 flex items-center justify-between gap-3">
              <h2 className="font-text text-16 font-medium">{name}</h2>
              <a
                href={backgroundDownload(id)}
                download
                aria-label={`${backgroundsCopy.download} ${name}`}
                className="text-link -my-1 inline-flex min-h-11 items-center gap-1.5 text-14"
              >
                <Download aria-hidden="true" className="size-4" />
                {backgroundsCopy.download}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <Suspense>
        {shown !== undefined && (
          <BackgroundPreview
            backgrounds={backgrounds}
            index={shown}
            onMove={setMoved}
            onClose={preview.close}
          />
        )}
      </Suspense>
    </>
  )
}
