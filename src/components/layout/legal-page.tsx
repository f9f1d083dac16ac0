import { Link } from 'react-router-dom'
import type { SeoProps } from '@/components/head/seo'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import type { LegalSection, LegalText, Paragraph } from '@/content/legal/legal'

export function LegalPage({ seo, text }: { seo: SeoProps; text: LegalText }) {
  const { title, lead, contents, updated, sections } = text
  const [summary, ...rest] = sections
  return (
    <Page {...seo} head={<PageHead title={title} lead={lead} isLeadBeside />}>
      {/* On phones, the summary is above the table of contents. */}
      <div className="container-page grid gap-10 py-12 md:py-20 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-24">
        <div className="max-w-prose lg:col-start-2">{summary && <LegalPart section={summary} />}</div>
        <nav
          aria-label={contents}
          className="max-lg:rounded max-lg:bg-mist max-lg:p-5 lg:row-span-2 lg:row-start-1 lg:tall:sticky lg:top-24 lg:tall:max-h-[calc(100dvh-7rem-var(--promo-height))] lg:self-start lg:overflow-y-auto"
        >
          <p className="text-14 text-steel">{updated}</p>
          <ol className="mt-2 grid grid-cols-2 gap-x-6 border-line sm:gap-x-8 lg:mt-4 lg:block lg:border-t">
            {sections.map(({ id, heading }) => (
              <li key={id} className="border-line lg:border-b">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center py-2 text-16 leading-tight underline-offset-4 hover:underline max-lg:underline max-lg:decoration-line"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-prose space-y-10 border-line lg:col-start-2 lg:border-t lg:pt-10">
          {rest.map((section) => (
            <LegalPart key={section.id} section={section} />
          ))}
        </div>
      </div>
    </Page>
  )
}

function LegalPart({ section }: { section: LegalSection }) {
  const { id, heading, paragraphs, points = [] } = section
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="not-first:border-t not-first:border-line not-first:pt-10 target:border-t-2 target:border-signal-deep"
    >
      <h2 id={`${id}-heading`} className="text-28">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={JSON.stringify(paragraph)} className="mt-4">
          <Prose paragraph={paragraph} />
        </p>
      ))}
      {points.length > 0 && (
        <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-signal-deep">
          {points.map((point) => (
            <li key={JSON.stringify(point)}>
              <Prose paragraph={point} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Prose({ paragraph }: { paragraph: Paragraph }) {
  if (typeof paragraph === 'string') return paragraph
  return paragraph.map((part) => (typeof part === 'string' ? part : <ProseLink key={part.to} {...part} />))
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
