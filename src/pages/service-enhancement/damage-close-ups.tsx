import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { enhanceBefore, enhanceEvened } from '@/content/media/stills/pictures'
import { stillThere } from '@/content/services/still-there'

/** The upper left corner of what is shown and its width, in percent of the picture. */
const places = {
  scratch: { x: 36.6, y: 43.5, width: 10 },
  wheel: { x: 48.4, y: 65.2, width: 7 },
}

/** The numbered spots of the pictures above, large: as shot and as edited. */
export function DamageCloseUps() {
  return (
    <ul className="container-page grid gap-x-6 gap-y-5 pb-6 sm:grid-cols-2">
      <CloseUps number={1} what={stillThere.scratch} at={places.scratch} />
      <CloseUps number={2} what={stillThere.wheel} at={places.wheel} />
    </ul>
  )
}

type Place = { x: number; y: number; width: number }

function CloseUps({ number, what, at }: { number: number; what: string; at: Place }) {
  return (
    <li className="grid items-center gap-x-5 gap-y-2 lg:grid-cols-[auto_1fr]">
      <div className="flex gap-1">
        <Part source={enhanceBefore} at={at} />
        <Part source={enhanceEvened} at={at} />
      </div>
      <p className="text-16">
        {number} {what} {stillThere.text}
      </p>
    </li>
  )
}

function Part({ source, at }: { source: PictureSource; at: Place }) {
  return (
    <div className="relative aspect-square w-1/2 overflow-hidden rounded lg:w-40">
      <div
        className="absolute aspect-video"
        style={{ width: `${10_000 / at.width}%`, translate: `${-at.x}% ${-at.y}%` }}
      >
        <Picture source={source} alt="" sizes="1600px" className="size-full max-w-none" />
      </div>
    </div>
  )
}
