import { messages, requests } from '@viewer/embedding/messages'
import { elementSnippet, frameAttributes, snippet } from '@viewer/embedding/snippet'
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

const {
  title,
  lead,
  toSnippet,
  handOn,
  live,
  script,
  embed,
  cards,
  policy,
  loading,
  developers,
  analytics,
  dealerCom,
  manifest,
  closing,
} = viewerForYourSite
const { messages: said, requests: asked } = viewerForYourSite
const snippetAnchor = 'snippet'

const mailToWebPeople = `mailto:?subject=${encodeURIComponent(handOn.subject)}&body=${encodeURIComponent(`${siteOrigin}${paths.viewerForYourSite}`)}`

/** Leaves out `waiting`, because only pages of this site can pass a set to the viewer, so only they receive it. */
const { waiting: _, ...messagesToDealers } = messages

export function Component() {
  return (
    <Page
      {...seo}
      head={
        <PageHead title={title} lead={lead} isLeadBeside>
          <a className={buttonClasses()} href={mailToWebPeople}>
            {handOn.label}
          </a>
          <a className={buttonClasses({ variant: 'outline' })} href={`#${snippetAnchor}`}>
            {toSnippet}
          </a>
        </PageHead>
      }
    >
      <div className={whiteSpin.ground}>
        <div className="container-page pb-6">
          <SpinFrame
            set="white"
            sizes="(min-width: 1264px) 1200px, 100vw"
            className="max-md:-mx-5 max-md:[--bar-left:1.25rem] max-md:[--bar-right:1.25rem]"
          />
          <p className="mt-4 text-16 text-steel">{live}</p>
        </div>
      </div>

      <Section id={snippetAnchor} heading={script.heading} lead={script.lead} isHeadingBeside>
        <div className="min-w-0">
          <CodeBlock label={script.code} code={elementSnippet(siteOrigin)} />
          <div className="mt-8 border-t border-line">
            <Topic heading={script.caption}>
              <p className="max-w-prose text-steel">
                <TextWithCode text={script.events} />
              </p>
              <ReferenceTable
                caption={script.caption}
                rows={Object.entries(script.attributes).map(([name, text]) => ({ name, text }))}
              />
            </Topic>
          </div>
        </div>
      </Section>

      <Section heading={embed.heading} lead={embed.lead} isHeadingBeside>
        <div className="min-w-0">
          <CodeBlock label={embed.code} code={snippet(siteOrigin, 'white')} />
          <div className="mt-8 border-t border-line">
            <Topic heading={embed.caption}>
              <ReferenceTable
                caption={embed.caption}
                rows={Object.entries(frameAttributes).map(([name, { text }]) => ({ name, text }))}
              />
            </Topic>
          </div>
        </div>
      </Section>

      <Section heading={loading.heading} lead={loading.lead} tone="mist" isHeadingBeside>
        <div className="min-w-0">
          <table className="w-full text-left">
            <caption className="sr-only">{loading.caption}</caption>
            <tbody className="border-t border-ink">
              {loading.rows.map(({ when, what, text }) => (
                <tr key={when} className="border-b border-line align-baseline">
                  <th scope="row" className="w-2/5 py-5 pr-4 text-16 font-normal text-steel lg:w-1/3">
                    {when}
                  </th>
                  <td className="py-5 text-16">
                    <span className="block font-display text-28 tabular-nums">{what}</span>
                    <span className="text-steel">{text}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-5 max-w-prose text-14 text-steel">{loading.note}</p>
        </div>
      </Section>

      <Section heading={developers.heading} lead={developers.lead} isHeadingBeside>
        <div className="min-w-0 border-t border-ink">
          <Topic heading={cards.heading}>
            <p className="mb-5 max-w-prose text-steel">
              <TextWithCode text={cards.text} />
            </p>
            <CodeBlock
              label={cards.code}
              code={'<lotspin-spin vin="1HGCV1F46LA144134" card></lotspin-spin>'}
            />
          </Topic>
          <Topic heading={policy.heading}>
            <p className="max-w-prose text-steel">
              <TextWithCode text={policy.text} />
            </p>
          </Topic>
          <Topic heading={dealerCom.heading}>
            <p className="max-w-prose text-steel">{dealerCom.note}</p>
            <p className="mt-4 mb-5 max-w-prose text-steel">{dealerCom.lead}</p>
            <CodeBlock label={dealerCom.code} code={`${siteOrigin}/viewer/dealer-com.js`} />
          </Topic>
          <Topic heading={analytics.heading}>
            <p className="mb-5 max-w-prose text-steel">
              <TextWithCode text={analytics.lead} />
            </p>
            <CodeBlock
              label={analytics.code}
              code={`<script src="${siteOrigin}/viewer/ga4.js" async></script>`}
            />
            <ReferenceTable
              caption={analytics.caption}
              rows={Object.entries(analytics.events).map(([name, text]) => ({ name, text }))}
            />
          </Topic>
          <Topic heading={said.heading}>
            <p className="mb-5 max-w-prose text-steel">
              <TextWithCode text={said.lead} />
            </p>
            <ReferenceTable
              caption={said.caption}
              rows={Object.entries(messagesToDealers).map(([name, { when, fields }]) => ({
                name,
                text: when,
                fields,
              }))}
            />
          </Topic>
          <Topic heading={asked.heading}>
            <p className="mb-5 max-w-prose text-steel">
              <TextWithCode text={asked.lead} />
            </p>
            <ReferenceTable
              caption={asked.caption}
              rows={Object.entries(requests).map(([name, { when, fields }]) => ({
                name,
                text: when,
                fields,
              }))}
            />
          </Topic>
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
      <ClosingCall {...closing} intent="integration" />
    </Page>
  )
}
