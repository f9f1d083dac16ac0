// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, so Safari drops their table roles

import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type ComparisonRow, comparison, whyCopy } from '@/content/why/why'

const rowClasses =
  'grid border-b border-line md:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,1.4fr)] md:gap-x-10'

const heads = whyCopy.comparison

/** On phones, a mark in each cell replaces the column header. The legend above the rows explains the marks. */
const markClasses = 'mt-1 size-4 shrink-0 md:hidden'

export function ApproachTable() {
  const { caption, feature, traditional, ours } = heads
  return (
    <>
      <p aria-hidden="true" className="mb-4 flex flex-wrap gap-x-6 text-14 text-steel md:hidden">
        <span className="flex items-center gap-2">
          <X className="size-4" />
          {traditional}
        </span>
        <span className="flex items-center gap-2 font-semibold text-signal-deep">
          <Check className="size-4" />
          {ours}
        </span>
      </p>
      <table role="table" className="block w-full text-left text-16 md:text-18">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="block max-md:sr-only">
          <tr role="row" className={clsx(rowClasses, 'items-baseline')}>
            <th role="columnheader" scope="col" className="pb-4 font-normal text-steel">
              {feature}
            </th>
            <th role="columnheader" scope="col" className="pb-4 leading-tight font-medium text-steel">
              {traditional}
            </th>
            <th
              role="columnheader"
              scope="col"
              className="border-b-2 border-signal pb-4 font-display text-22"
            >
              {ours}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block max-md:border-t max-md:border-ink">
          {comparison.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ feature, traditional, ours, terms }: ComparisonRow) {
  return (
    <tr role="row" className={`${rowClasses} py-4 md:py-6`}>
      <th role="rowheader" scope="row" className="item-title">
        {feature}
      </th>
      <td role="cell" className="flex gap-2 text-steel max-md:pt-1">
        <X className={markClasses} />
        <span>{traditional}</span>
      </td>
      <td role="cell" className="flex gap-2 font-medium text-pretty max-md:pt-1">
        <Check className={clsx(markClasses, 'text-signal-deep')} />
        <span>
          {ours}{' '}
          {terms && (
            <Link to={terms.to} className="text-link font-normal whitespace-nowrap">
              {terms.label}
            </Link>
          )}
        </span>
      </td>
    </tr>
  )
}
