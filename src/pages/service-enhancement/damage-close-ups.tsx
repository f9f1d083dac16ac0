import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import {
  closeScratchAfter,
  closeScratchBefore,
  closeWheelAfter,
  closeWheelBefore,
} from '@/content/media/stills/close-pictures'
import { stillThere } from '@/content/services/still-there'
import { Disc } from './damage-marks'

export function DamageCloseUps() {
  return (
    <ul className="container-page grid gap-x-6 gap-y-5 pb-10 sm:grid-cols-2">
      <CloseUps number={1} what={stillThere.scratch} sources={[closeScratchBefore, closeScratchAfter]} />
      <CloseUps number={2} what={stillThere.wheel} sources={[closeWheelBefore, closeWheelAfter]} />
    </ul>
  )
}

type CloseUpsProps = { number: number; what: string; sources: ReadonlyArray<PictureSource> }

function CloseUps({ number, what, sources }: CloseUpsProps) {
  return (
    <li className="grid gap-y-2">
      <div className="grid grid-cols-2 gap-1">
        {sources.map((source) => (
          <Picture
            key={source.path}
            source={source}
            alt=""
            sizes="(min-width: 1264px) 292px, (min-width: 480px) 25vw, 50vw"
            className="aspect-square w-full rounded"
          />
        ))}
      </div>
      <p className="flex gap-2.5 text-16">
        <Disc number={number} />{' '}
        <span>
          {what} {stillThere.text}
        </span>
      </p>
    </li>
  )
}
