import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import type { SeoProps } from '@/components/head/seo'
import { LegalContents } from '@/components/layout/legal-contents'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { KeptTogether } from '@/components/ui/kept-together'
import { contentsLabel, type LegalSection, type LegalText, type Paragraph } from '@/content/legal/legal'

const keptTogether = ['30 days', '180 days', '10 minutes', '400 percent']

const columns = 'grid lg:cols-aside-160 lg:gap-x-16 xl:gap-x-24'

export function LegalPage({ seo, text }: { seo: SeoProps; text: LegalText }) {
  const { title, lead, updated, sections } = text
  const [summary, ...rest] = sections
  return (
    <Page {...seo} head={<PageHead title={title} lead={lead} leadPlace="text-column" />}>
      {summary && (
        <div className="bg-mist py-8 md:py-16">
          <section
            id={summary.id}
            aria-labelledby={`${summary.id}-heading`}
            className={clsx('container-page', columns)}
          >
            <div>
              <h2 id={`${summary.id}-heading`} className="text-40">
                {summary.heading}
              </h2>
              <p className="mt-2 text-14 text-steel">{updated}</p>
            </div>
            <LegalBody section={summary} isSummary />
          </section>
        </div>
      )}
      <div className={clsx('container-page gap-y-10 py-10 md:py-20', columns)}>
        <LegalContents label={contentsLabel} sections={sections} />
        <div className="space-y-8 md:space-y-10">
          {rest.map((section) => (
            <LegalPart key={section.id} section={section} />
          ))}
        </div>
      </div>
    </Page>
  )
}

function LegalPart({ section }: { section: LegalSection }) {
  const { id, heading } = section
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="not-first:border-t not-first:border-line not-first:pt-8 target:border-t-2 target:border-signal-deep md:not-first:pt-10"
    >
      <h2 id={`${id}-heading`} className="text-28">
        {heading}
      </h2>
      <LegalBody section={section} />
    </section>
  )
}

function LegalBody({ section, isSummary = false }: { section: LegalSection; isSummary?: boolean }) {
  const { paragraphs, points = [] } = section
  return (
    <div className={clsx(isSummary && 'lg:-mt-3')}>
      {paragraphs.map((paragraph) => (
        <p key={JSON.stringify(paragraph)} className="mt-4 max-w-prose">
          <Prose paragraph={paragraph} />
        </p>
      ))}
      {points.length > 0 && (
        <ul
          className={
            isSummary
              ? 'mt-8 grid max-w-prose gap-x-8 border-b border-line font-medium md:grid-cols-2'
              : 'mt-4 list-disc space-y-2 pl-5 marker:text-signal-deep'
          }
        >
          {points.map((point) => (
            <li
              key={JSON.stringify(point)}
              className={isSummary ? 'border-t border-line py-4 text-18 text-balance' : undefined}
            >
              <Prose paragraph={point} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Prose({ paragraph }: { paragraph: Paragraph }) {
  return [paragraph]
    .flat()
    .map((part) =>
      typeof part === 'string' ? (
        <KeptTogether key={part} text={part} words={keptTogether} />
      ) : (
        <ProseLink key={part.to} {...part} />
      ),
    )
}

function ProseLink({ text, to }: { text: string; to: string }) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} className="text-link break-words">
        {text}
      </a>
    )
  }
  return (
    <Link to={to} className="text-link">
      {text}
    </Link>
  )
}
