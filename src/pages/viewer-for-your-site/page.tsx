import { messages, requests } from '@viewer/embedding/messages'
import { elementSnippet, frameAttributes, snippet } from '@viewer/embedding/snippet'
import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { buttonClasses } from '@/components/ui/button'
import { Topic } from '@/components/ui/topic'
import { whiteSpin } from '@/content/media/spin-sets'
import { viewerForYourSite } from '@/content/viewer/viewer-for-your-site'
import { SpinFrame } from '@/features/media/spin-embed/spin-frame'
import { paths } from '@/lib/paths'
import { siteOrigin } from '@/lib/site-url'
import { CodeBlock } from './code-block'
import { seo } from './meta'
import { ReferenceTable } from './reference-table'
import { TextWithCode } from './text-with-code'

const { script, embed, loading, developers, dealerCom, manifest, ...copy } = viewerForYourSite
const snippetAnchor = 'snippet'

const mailToWebPeople = `mailto:?subject=${encodeURIComponent(copy.handOn.subject)}&body=${encodeURIComponent(`${siteOrigin}${paths.viewerForYourSite}`)}`

/** The table leaves out `waiting`, because only pages of this site can pass sets to the viewer. */
const { waiting: _, ...messagesToDealers } = messages

export function Component() {
  return (
    <Page
      {...seo}
      head={
        <PageHead title={copy.title} lead={copy.lead} leadPlace="beside">
          <a className={buttonClasses({ className: 'max-sm:w-full' })} href={mailToWebPeople}>
            {copy.handOn.label}
          </a>
          <a
            className={buttonClasses({ variant: 'outline', className: 'max-sm:w-full' })}
            href={`#${snippetAnchor}`}
          >
            {copy.toSnippet}
          </a>
        </PageHead>
      }
    >
      <div className={whiteSpin.ground}>
        <div className="container-page pb-6">
          <SpinFrame set="white" sizes="(min-width: 1264px) 1200px, 100vw" className="spin-stage-bleed" />
        </div>
      </div>

      <Section id={snippetAnchor} heading={script.heading} lead={script.lead} isHeadingBeside>
        <Snippet {...script} html={elementSnippet(siteOrigin)} rows={script.attributes} />
      </Section>

      <Section heading={embed.heading} lead={embed.lead} isHeadingBeside className="pt-0 md:pt-0 lg:pt-0">
        <Snippet {...embed} html={snippet(siteOrigin, 'white')} rows={frameAttributes} />
      </Section>

      <Section heading={loading.heading} lead={loading.lead} tone="mist">
        <dl className="grid gap-x-8 border-t border-ink text-16 sm:grid-cols-2 lg:grid-cols-4">
          {loading.rows.map(({ when, what, text }) => (
            <div key={when} className="border-line py-5 max-sm:not-first:border-t lg:pt-7">
              <dt className="text-steel">{when}</dt>
              <dd>
                <span className="mt-1 block font-display text-40 text-balance tabular-nums">{what}</span>
                <span className="mt-2 block text-pretty text-steel">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-prose text-14 text-steel">{loading.note}</p>
      </Section>

      <Section heading={developers.heading} lead={developers.lead} isHeadingBeside>
        <div className="min-w-0 border-t border-ink">
          <DeveloperTopic {...copy.cards}>
            <CodeBlock
              label={copy.cards.code}
              code={'<lotspin-spin vin="1HGCV1F46LA144134" card></lotspin-spin>'}
            />
          </DeveloperTopic>
          <DeveloperTopic {...copy.policy} />
          <Topic heading={dealerCom.heading}>
            <p className="max-w-prose text-steel">{dealerCom.note}</p>
            <p className="mt-4 mb-5 max-w-prose text-steel">{dealerCom.lead}</p>
            <CodeBlock label={dealerCom.code} code={`${siteOrigin}/viewer/dealer-com.js`} />
          </Topic>
          <DeveloperTopic {...copy.analytics}>
            <CodeBlock
              label={copy.analytics.code}
              code={`<script src="${siteOrigin}/viewer/ga4.js" async></script>`}
            />
            <ReferenceTable caption={copy.analytics.caption} rows={copy.analytics.events} />
          </DeveloperTopic>
          <DeveloperTopic {...copy.messages}>
            <ReferenceTable caption={copy.messages.caption} rows={messagesToDealers} />
          </DeveloperTopic>
          <DeveloperTopic {...copy.requests}>
            <ReferenceTable caption={copy.requests.caption} rows={requests} />
          </DeveloperTopic>
          <Topic heading={manifest.heading}>
            <p className="max-w-prose text-steel">{manifest.text}</p>
            <a
              href={manifest.file}
              download
              className="mt-4 inline-flex min-h-11 items-center gap-2 text-link"
            >
              <Download className="size-5" />
              {manifest.link}
            </a>
          </Topic>
        </div>
      </Section>
      <ClosingCall {...copy.closing} intent="integration" />
    </Page>
  )
}

type SnippetProps = {
  code: string
  html: string
  caption: string
  events?: string
  rows: React.ComponentProps<typeof ReferenceTable>['rows']
}

function Snippet({ code, html, caption, events, rows }: SnippetProps) {
  return (
    <div className="min-w-0">
      <CodeBlock label={code} code={html} />
      <div className="mt-8 border-t border-line">
        <Topic heading={caption}>
          {events && (
            <p className="max-w-prose text-steel">
              <TextWithCode text={events} />
            </p>
          )}
          <ReferenceTable caption={caption} rows={rows} />
        </Topic>
      </div>
    </div>
  )
}

function DeveloperTopic({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children?: React.ReactNode
}) {
  return (
    <Topic heading={heading}>
      <p className={clsx('max-w-prose text-steel', children && 'mb-5')}>
        <TextWithCode text={text} />
      </p>
      {children}
    </Topic>
  )
}
