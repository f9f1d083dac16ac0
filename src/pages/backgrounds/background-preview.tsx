import { ArrowLeft, ArrowRight, Download } from 'lucide-react'
import { Switch } from '@/components/forms/controls/switch'
import { Picture } from '@/components/media/picture'
import { Button, buttonClasses } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Background } from '@/content/backgrounds/backgrounds'
import { backgroundDownload, backgroundsCopy } from '@/content/backgrounds/backgrounds-page'
import { backgroundCars } from '@/content/media/stills/background-cars'
import { backgroundDownloads } from '@/content/media/stills/background-downloads'

type BackgroundPreviewProps = {
  backgrounds: ReadonlyArray<Background>
  /** Undefined while the preview is closed. */
  index: number | undefined
  hasCar: boolean
  onCar: (hasCar: boolean) => void
  onMove: (index: number) => void
  onClose: () => void
}

const sizes = '(min-width: 1100px) 64rem, 100vw'

export default function BackgroundPreview({
  backgrounds,
  index: shownIndex,
  hasCar,
  onCar,
  onMove,
  onClose,
}: BackgroundPreviewProps) {
  const count = backgrounds.length
  const index = shownIndex ?? 0
  const shown = backgrounds[index]
  if (!shown) return null

  const move = (by: number) => onMove((index + by + count) % count)

  function moveByKey({ key }: React.KeyboardEvent) {
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  }

  return (
    <Dialog
      isOpen={shownIndex !== undefined}
      onOpenChange={onClose}
      title={shown.name}
      closeLabel={backgroundsCopy.closePreview}
      className="md:w-[min(94vw,64rem)]"
      onKeyDown={moveByKey}
      isFlush
    >
      <div className="relative aspect-4/3 overflow-hidden md:aspect-video bg-mist">
        <Picture
          key={shown.id}
          source={shown.image}
          alt={hasCar ? `${backgroundsCopy.carAlt}: ${shown.name}` : shown.name}
          sizes={sizes}
          className="absolute inset-0 size-full object-cover"
        />
        {hasCar && (
          <Picture
            source={backgroundCars[shown.id]}
            alt=""
            sizes={sizes}
            className="absolute inset-0 size-full !bg-transparent"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 md:px-8">
        <div className="-ml-2.5 flex items-center">
          <Button variant="quiet" size="icon" aria-label={backgroundsCopy.previous} onClick={() => move(-1)}>
            <ArrowLeft className="size-5" />
          </Button>
          <p className="px-2 text-14 text-steel tabular-nums" aria-live="polite">
            <span>{`${index + 1} / ${count}`}</span>
            <span className="sr-only">{` ${shown.name}`}</span>
          </p>
          <Button variant="quiet" size="icon" aria-label={backgroundsCopy.next} onClick={() => move(1)}>
            <ArrowRight className="size-5" />
          </Button>
        </div>
        <Switch label={backgroundsCopy.tryOn} isOn={hasCar} onChange={onCar} />
        <a className={buttonClasses()} href={backgroundDownload(shown.id)} download>
          <Download className="size-5" />
          {backgroundsCopy.download}
        </a>
      </div>
      <p className="px-5 pb-6 text-14 text-steel md:px-8">
        {backgroundsCopy.note(backgroundDownloads[shown.id])}
      </p>
    </Dialog>
  )
}
