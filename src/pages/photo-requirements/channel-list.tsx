import { clsx } from 'clsx'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { type Channel, channels } from '@/content/services/channels'
import { photoRequirementsCopy } from '@/content/services/photo-requirements'

const { rules: labels, read, own } = photoRequirementsCopy.channels

const names = Object.entries(labels) as ReadonlyArray<[keyof Channel['rules'], string]>
const firstRead = channels.map(({ source }) => source.read).toSorted()[0]

const rowClasses = 'rounded bg-paper p-4 md:p-6 lg:grid lg:grid-cols-5 lg:gap-x-8'

/** No channel states both a format and a number of photos, so these share the last column. */
const columns: Record<keyof Channel['rules'], string> = {
  first: 'lg:col-start-1',
  overlays: 'lg:col-start-2',
  backgrounds: 'lg:col-start-3',
  format: 'lg:col-start-4',
  photos: 'lg:col-start-4',
}

const withUnbrokenSizes = (rule: string) => rule.replaceAll(' x ', '\u00a0x\u00a0')

export function ChannelList() {
  return (
    <>
      <ul className="space-y-4 text-16">
        {channels.map(({ id, name, source, rules }) => (
          <li key={id} className={rowClasses}>
            <div className="max-lg:pb-3">
              <h3 className="item-title">{name}</h3>
              <a href={source.url} className="text-link text-14">
                {source.label}
              </a>
            </div>
            <dl className="lg:col-span-4 lg:grid lg:grid-cols-4 lg:gap-x-8">
              {names.map(
                ([key, label]) =>
                  rules[key] && (
                    <div
                      key={key}
                      className={clsx(
                        columns[key],
                        'border-line max-lg:grid max-lg:grid-cols-[6.5rem_1fr] max-lg:gap-x-4 max-lg:border-t max-lg:py-2',
                      )}
                    >
                      <dt className="text-steel lg:text-14">{label}</dt>
                      <dd className="text-pretty">{withUnbrokenSizes(rules[key])}</dd>
                    </div>
                  ),
              )}
            </dl>
          </li>
        ))}
        <li className={rowClasses}>
          <h3 className="item-title">{own.name}</h3>
          <p className="text-steel max-lg:mt-1 lg:col-span-4">{own.text}</p>
        </li>
      </ul>
      {firstRead && (
        <p className="mt-4 text-14 text-steel">{read(format(parseISO(firstRead), 'MMMM d, yyyy'))}</p>
      )}
    </>
  )
}
