import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { successCopy } from '@/content/success/success'

type ChartFigureProps = {
  heading: string
  columns: ReadonlyArray<string>
  /** The first cell of each row is the row's header. */
  rows: ReadonlyArray<ReadonlyArray<string | number>>
  children: React.ReactNode
}

export function ChartFigure({ heading, columns, rows, children }: ChartFigureProps) {
  const headingId = useId()
  return (
    <figure aria-labelledby={headingId} className="min-w-0">
      <h3 id={headingId} className="mb-6 text-28">
        {heading}
      </h3>
      {children}
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 items-center gap-2 text-16 font-medium underline decoration-signal decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
          {successCopy.table}
          <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <table className="mt-3 w-full text-left text-16 tabular-nums">
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr className="border-b border-line align-bottom">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-2 pr-4 font-medium text-steel last:pr-0 not-first:text-right"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]} className="py-2 pr-4 text-right last:pr-0">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
