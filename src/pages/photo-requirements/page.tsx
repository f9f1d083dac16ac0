import { Download } from 'lucide-react'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { buttonClasses } from '@/components/ui/button'
import { closing } from '@/content/home/closing'
import { sampleDelivery } from '@/content/media/sample-delivery'
import { sheetFrames } from '@/content/media/sheet-frames'
import { photoRequirementsCopy } from '@/content/services/photo-requirements'
import { ChannelList } from './channel-list'
import { FirstPhotoExamples } from './first-photo-examples'
import { seo } from './meta'

const { title, lead, channels, delivery } = photoRequirementsCopy

/** Positions in the sample delivery, counted from 1. Its exterior photos are the frames of the contact sheet. */
const shownPhotos = [1, 10, 19, 28]

export function Component() {
  return (
    <Page {...seo} head={<PageHead title={title} lead={lead} leadPlace="beside" />}>
      <FirstPhotoExamples />
      <Section heading={channels.heading} tone="mist">
        <ChannelList />
      </Section>
      <Section heading={delivery.heading} lead={delivery.text}>
        <ul
          aria-hidden="true"
          className="grid grid-cols-2 gap-4 text-14 text-steel tabular-nums md:grid-cols-4 lg:gap-6"
        >
          {shownPhotos.map((position) => (
            <li key={position}>
              <Picture
                source={{ ...sheetFrames, path: sheetFrames.paths[position - 1] ?? '' }}
                alt=""
                sizes="(min-width: 1264px) 282px, (min-width: 768px) 23vw, 45vw"
                className="aspect-4/3 w-full rounded object-contain md:mb-1"
              />
              <span className="max-md:hidden">{delivery.file(position)}</span>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-6">
          <p className="text-16 text-steel">{delivery.note}</p>
          <a className={buttonClasses({ className: 'max-md:w-full' })} href={sampleDelivery.path} download>
            <Download className="size-5" />
            {delivery.download}
          </a>
        </div>
      </Section>
      <ClosingCall heading={photoRequirementsCopy.closing.heading} action={closing.action} />
    </Page>
  )
}
