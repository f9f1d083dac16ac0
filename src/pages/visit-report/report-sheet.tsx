import { clsx } from 'clsx'
import { Fragment } from 'react'
import { Logo } from '@/components/layout/logo'
import { Picture } from '@/components/media/picture'
import { visitReportCopy as copy, type Line, usualShot, visitReport } from '@/content/services/visit-report'

/** Must fit on one letter-size page when printed. */
export function ReportSheet() {
  const { dealer, heading, facts, lines } = visitReport
  const { vehicle, result, online } = copy.columns
  return (
    <section
      aria-labelledby="report"
      className="print-sheet on-light rounded bg-paper p-5 sm:p-8 md:px-10 print:p-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-4 border-ink pb-4">
        <Logo />
        <p className="text-16 text-steel">{copy.caption}</p>
      </div>
      <h2 id="report" className="mt-4 text-28 md:mt-6">
        {heading}: {dealer}
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-16 sm:cols-label-28 not-print:lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="contents not-print:lg:block">
            <dt className="text-steel">{name}</dt>
            <dd className="font-medium text-balance">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-6 not-print:lg:mt-10 w-full text-left text-16 not-print:max-lg:block print:text-[0.75rem]">
        <thead className="not-print:max-lg:sr-only">
          <tr className="border-b border-ink">
            {[vehicle, result, online].map((column) => (
              <th
                key={column}
                scope="col"
                className="pr-4 pb-2 text-14 font-semibold first:pl-3 lg:first:pr-8"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="not-print:max-lg:block not-print:max-lg:border-t not-print:max-lg:border-ink">
          {lines.map((line, index) => (
            <Fragment key={line.stock}>
              {line.isShot && !lines[index - 1]?.isShot && <UsualShot />}
              <Row line={line} />
            </Fragment>
          ))}
        </tbody>
      </table>
      <Flaws />
    </section>
  )
}

/** This isn't printed, because the report must fit on one page. */
function Flaws() {
  const { heading, items } = copy.flaws
  return (
    <section aria-labelledby="flaws" className="mt-8 print:hidden">
      <h3 id="flaws" className="text-18 font-semibold">
        {heading}
      </h3>
      <ul className="mt-3 grid grid-cols-2 gap-4 md:gap-x-6">
        {items.map(({ source, alt, text }) => (
          <li key={text}>
            <Picture
              source={source}
              alt={alt}
              sizes="(min-width: 1280px) 548px, 43vw"
              className="h-auto w-full rounded"
            />
            <p className="mt-2 text-14 text-steel">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function UsualShot() {
  return (
    <tr className="block border-b border-ink pt-6 pb-2 lg:hidden print:hidden">
      <th scope="rowgroup" colSpan={3} className="block text-18 font-semibold">
        {copy.shotHeading(visitReport.lines.filter(({ isShot }) => isShot).length)}
        <span className="block text-16 font-normal text-steel">
          {usualShot.media}, {copy.columns.online.toLowerCase()} {usualShot.online}
        </span>
      </th>
    </tr>
  )
}

function Row({ line }: { line: Line }) {
  const isUsual = line.isShot && line.media === usualShot.media
  return (
    <tr
      className={clsx(
        'border-b border-line align-baseline not-print:max-lg:block',
        line.isShot ? 'not-print:max-lg:py-1.5' : 'bg-mist not-print:max-lg:p-3',
      )}
    >
      <th
        scope="row"
        className="py-2 pr-4 pl-3 font-normal not-print:max-lg:pl-0 lg:pr-8 lg:whitespace-nowrap print:whitespace-nowrap not-print:max-lg:block not-print:max-lg:py-0 print:py-1"
      >
        <span className="mr-2 font-semibold tabular-nums">{line.stock}</span>
        {line.vehicle}
      </th>
      <td
        className={clsx(
          'py-2 pr-4 not-print:max-lg:block lg:pr-6 not-print:max-lg:py-0 print:py-1',
          isUsual && 'not-print:max-lg:hidden',
        )}
      >
        {line.isShot ? (
          <Shot media={line.media} />
        ) : (
          <>
            <strong className="font-semibold text-signal-deep">{copy.skipped}.</strong> {line.why}
          </>
        )}
      </td>
      <td
        className={clsx(
          'py-2 pr-3 not-print:max-lg:block not-print:max-lg:p-0 lg:whitespace-nowrap print:py-1 print:whitespace-nowrap',
          line.online === usualShot.online && 'not-print:max-lg:hidden',
        )}
      >
        <Label>{copy.columns.online}: </Label>
        {line.online}
      </td>
    </tr>
  )
}

function Shot({ media }: { media: string }) {
  return (
    <>
      <strong className="font-semibold">{copy.shot}.</strong> <span className="text-steel">{media}</span>
    </>
  )
}

function Label({ children }: { children: React.ReactNode }) {
  return <span className="text-14 text-steel lg:hidden print:hidden">{children}</span>
}
