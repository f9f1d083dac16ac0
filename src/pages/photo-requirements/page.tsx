import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { Download } from 'lucide-react'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { buttonClasses } from '@/components/ui/button'
import { closing } from '@/content/home/home'
import { sampleDelivery } from '@/content/media/sample-delivery'
import { type Channel, channels } from '@/content/services/channels'
import { photoRequirementsCopy } from '@/content/services/photo-requirements'
import { seo } from './meta'

const { title, lead, own, delivery } = photoRequirementsCopy

export function Component() {
  return (
    <Page {...seo} head={<PageHead title={title} lead={lead} isLeadBeside />}>
      <div className="container-page py-12 md:py-20">
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {channels.map((channel) => (
            <ChannelCard key={channel.id} channel={channel} />
          ))}
          <li className="rounded bg-mist p-5 md:p-6">
            <h2 className="item-title">{own.heading}</h2>
            <p className="mt-2 text-16 text-steel">{own.text}</p>
          </li>
        </ul>
      </div>
      <Section heading={delivery.heading} lead={delivery.text} tone="mist">
        <a className={buttonClasses()} href={sampleDelivery.path} download>
          <Download className="size-5" />
          {delivery.download}
        </a>
        <p className="mt-4 max-w-prose text-16 text-steel">{delivery.note}</p>
      </Section>
      <ClosingCall heading={photoRequirementsCopy.closing.heading} action={closing.action} />
    </Page>
  )
}

const formatDay = (day: string) => format(parseISO(day), 'MMMM d, yyyy')

const rowNames = Object.entries(photoRequirementsCopy.rows) as ReadonlyArray<[keyof Channel['rules'], string]>

function ChannelCard({ channel: { name, rules, source } }: { channel: Channel }) {
  return (
    <li className="flex flex-col rounded border border-line p-5 md:p-6">
      <h2 className="item-title">{name}</h2>
      <dl className="mt-3 text-16">
        {rowNames.map(
          ([key, label]) =>
            rules[key] && (
              <div key={key} className="border-t border-line py-2">
                <dt className="text-14 text-steel">{label}</dt>
                <dd>{rules[key]}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-auto border-t border-line pt-3 text-14 text-steel">
        {`${photoRequirementsCopy.source}: `}
        <a href={source.url} className="text-link">
          {source.label}
        </a>
        {photoRequirementsCopy.read(formatDay(source.read))}
      </p>
    </li>
  )
}
