// biome-ignore-all lint/a11y/noRedundantRoles: on phones rows become cards, and Safari then drops their table roles

import { clsx } from 'clsx'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { type Channel, channels } from '@/content/services/channels'
import { photoRequirementsCopy } from '@/content/services/photo-requirements'

const { heading, channel, columns, notStated, read, own } = photoRequirementsCopy.table

const names = Object.entries(columns) as ReadonlyArray<[keyof Channel['rules'], string]>
const firstRead = channels.map(({ source }) => source.read).toSorted()[0]

const rowClasses = 'grid lg:grid-cols-[1.1fr_repeat(5,minmax(0,1fr))] lg:gap-x-6'
const cardClasses = 'rounded bg-paper p-4 max-lg:mb-4 md:p-5 lg:rounded-none lg:border-t lg:border-line'

/** One row per channel. Below 1024 px, each row is a card. */
export function ChannelTable() {
  return (
    <>
      <table role="table" className="block text-left text-16">
        <caption className="sr-only">{heading}</caption>
        <thead role="rowgroup" className="block max-lg:sr-only">
          <tr role="row" className={clsx(rowClasses, 'px-5 pb-3 text-14 text-steel')}>
            {[channel, ...Object.values(columns)].map((name) => (
              <th key={name} role="columnheader" scope="col" className="font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block lg:overflow-hidden lg:rounded">
          {channels.map(({ id, name, source, rules }) => (
            <tr key={id} role="row" className={clsx(rowClasses, cardClasses)}>
              <th role="rowheader" scope="row" className="max-lg:pb-3">
                <span className="item-title block">{name}</span>
                <a href={source.url} className="text-link text-14 font-normal">
                  {source.label}
                </a>
              </th>
              {names.map(([key, label]) => (
                <td
                  key={key}
                  role="cell"
                  className={clsx(
                    'border-line max-lg:grid max-lg:grid-cols-[6.5rem_1fr] max-lg:gap-x-4 max-lg:border-t max-lg:py-2',
                    !rules[key] && 'max-lg:hidden',
                  )}
                >
                  <span className="text-steel lg:hidden">{label}</span>
                  {rules[key] ?? (
                    <>
                      <span aria-hidden="true" className="text-steel">
                        –
                      </span>
                      <span className="sr-only">{notStated}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
          <tr role="row" className={clsx(rowClasses, cardClasses)}>
            <th role="rowheader" scope="row" className="item-title">
              {own.name}
            </th>
            <td role="cell" colSpan={5} className="text-steel max-lg:mt-1 lg:col-span-5">
              {own.text}
            </td>
          </tr>
        </tbody>
      </table>
      {firstRead && (
        <p className="mt-4 text-14 text-steel">{read(format(parseISO(firstRead), 'MMMM d, yyyy'))}</p>
      )}
    </>
  )
}
