import { clsx } from 'clsx'
import { Camera, Check, X } from 'lucide-react'
import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { photoRequirementsCopy } from '@/content/services/photo-requirements'

const { heading, passes, refused, good, rear, branded, placeholder } = photoRequirementsCopy.examples

const picture = (source: PictureSource) => (
  <Picture
    source={source}
    alt=""
    sizes="(min-width: 1264px) 280px, (min-width: 768px) 23vw, 45vw"
    className="size-full object-cover object-[33%_50%]"
  />
)

const examples = [
  { text: good.text, isGood: true, content: picture(good.source) },
  { text: rear.text, content: picture(rear.source) },
  {
    text: branded.text,
    content: (
      <BrandedPicture placement="top-left" contact="both" isOrnament className="size-full">
        {picture(branded.source)}
      </BrandedPicture>
    ),
  },
  {
    text: placeholder.text,
    content: (
      <p className="flex size-full flex-col items-center justify-center gap-1 bg-line p-2 text-center text-16 font-medium text-balance text-steel">
        <Camera className="size-7" strokeWidth={1.5} />
        {placeholder.label}
      </p>
    ),
  },
]

export function FirstPhotoExamples() {
  return (
    <section aria-labelledby="first-photo" className="on-dark">
      <div className="container-page pb-14 md:pb-24">
        <h2 id="first-photo" className="text-28">
          {heading}
        </h2>
        <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 lg:gap-x-6">
          {examples.map(({ text, isGood, content }) => (
            <li key={text}>
              <div className="on-light aspect-4/3 overflow-hidden rounded">{content}</div>
              <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-16">
                <b
                  className={clsx(
                    'on-light inline-flex items-center gap-1 rounded px-2 py-0.5 text-14 font-semibold',
                    isGood ? 'text-go' : 'text-stop',
                  )}
                >
                  {isGood ? <Check className="size-4 shrink-0" /> : <X className="size-4 shrink-0" />}
                  {isGood ? passes : refused}
                </b>{' '}
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
