import { Logo } from '@/components/layout/logo'
import { visitReportCopy as copy, visitReport } from '@/content/services/visit-report'
import { cn } from '@/lib/cn'

/** One letter page on paper. On a phone each car is a block. */
export function ReportSheet() {
  const { dealer, heading, facts, lines } = visitReport
  const { vehicle, result, online } = copy.columns
  return (
    <section
      aria-labelledby="report"
      className="print-sheet on-light mx-auto max-w-[64rem] rounded bg-paper p-5 sm:p-8 md:p-10 print:p-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b-4 border-ink pb-4">
        <Logo />
        <p className="text-16 text-steel">{copy.caption}</p>
      </div>
      <h2 id="report" className="mt-6 text-28">
        {heading}: {dealer}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-1 text-16 sm:grid-cols-[7rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-steel max-sm:mt-2">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-6 w-full text-left text-16 not-print:max-md:block print:text-[0.75rem]">
        <thead className="not-print:max-md:sr-only">
          <tr className="border-b border-ink">
            {[vehicle, result, online].map((column) => (
              <th key={column} scope="col" className="pr-4 pb-2 text-14 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="not-print:max-md:block not-print:max-md:border-t not-print:max-md:border-ink">
          {lines.map((line) => (
            <tr
              key={line.stock}
              className={cn(
                'border-b border-line align-baseline not-print:max-md:-mx-3 not-print:max-md:block not-print:max-md:px-3 not-print:max-md:py-3',
                !line.isShot && 'bg-mist',
              )}
            >
              <th
                scope="row"
                className="py-2 pr-4 font-normal print:whitespace-nowrap not-print:max-md:block not-print:max-md:py-0 print:py-1"
              >
                <span className="mr-2 font-semibold tabular-nums">{line.stock}</span>
                {line.vehicle}
              </th>
              <td className="py-2 pr-4 not-print:max-md:block not-print:max-md:py-0 print:py-1">
                <strong className="font-semibold">{line.isShot ? copy.shot : copy.skipped}.</strong>{' '}
                <span className={line.isShot ? 'text-steel' : undefined}>
                  {line.isShot ? line.media : line.why}
                </span>
              </td>
              <td className="py-2 not-print:max-md:block not-print:max-md:py-0 md:whitespace-nowrap print:py-1 print:whitespace-nowrap">
                <span className="text-14 text-steel md:hidden print:hidden">{online}: </span>
                {line.online}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
