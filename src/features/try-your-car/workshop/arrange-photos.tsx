import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { limits } from '../frames/job'
import { moveItem } from '../frames/photo-order'
import type { PhotoSet } from '../frames/read-photos'
import { PhotoTile } from './photo-tile'
import { StepHead } from './step-head'
import type { Workshop } from './use-workshop'

const copy = tryYourCarCopy.arrange

export function ArrangePhotos({ set, workshop }: { set: PhotoSet; workshop: Workshop }) {
  const [photos, setPhotos] = useState(set.photos)
  const [selected, setSelected] = useState(0)
  const [news, setNews] = useState('')
  const canRemove = photos.length > limits.minPhotos

  function move(from: number, to: number) {
    const place = Math.max(0, Math.min(to, photos.length - 1))
    const photo = photos[from]
    if (!photo || place === from) return
    // Update the DOM at once, because a moved tile loses focus, and its key handler refocuses it after this call.
    flushSync(() => {
      setPhotos(moveItem(photos, from, place))
      setSelected(place)
      setNews(copy.moved(photo.name, place + 1))
    })
  }

  function remove() {
    const photo = photos[selected]
    if (!photo || !canRemove) return
    setPhotos(photos.toSpliced(selected, 1))
    setSelected(Math.min(selected, photos.length - 2))
    setNews(copy.removed(photo.name))
  }

  return (
    <section aria-label={copy.heading}>
      <StepHead heading={copy.heading} lead={copy.lead} />
      {set.leftOut.length > 0 && <p className="mb-6 max-w-prose text-16">{copy.leftOut(set.leftOut)}</p>}
      {set.odd.length > 0 && <p className="mb-6 max-w-prose text-16">{copy.odd(set.odd)}</p>}
      <ol
        aria-label={copy.list}
        className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6 md:gap-3 xl:grid-cols-8"
      >
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            label={copy.photo(index + 1, photos.length, photo.name)}
            isSelected={index === selected}
            onSelect={() => setSelected(index)}
            onMove={move}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" size="compact" onClick={() => move(selected, selected - 1)}>
          <ArrowLeft className="size-5" />
          {copy.earlier}
        </Button>
        <Button variant="outline" size="compact" onClick={() => move(selected, selected + 1)}>
          {copy.later}
          <ArrowRight className="size-5" />
        </Button>
        <Button variant="outline" size="compact" aria-disabled={!canRemove} onClick={remove}>
          <X className="size-5" />
          {copy.remove}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => workshop.makeOfPhotos(photos.map(({ frame }) => frame))}>{copy.make}</Button>
        <Button variant="quiet" onClick={workshop.startOver}>
          {copy.back}
        </Button>
      </div>
    </section>
  )
}
