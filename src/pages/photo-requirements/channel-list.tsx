import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { type Channel, channels } from '@/content/services/channels'
import { photoRequirementsCopy } from '@/content/services/photo-requirements'

const { rules: labels, read, own } = photoRequirementsCopy.channels

const names = Object.entries(labels) as ReadonlyArray<[keyof Channel['rules'], string]>
const firstRead = channels.map(({ source }) => source.read).toSorted()[0]

const cardClasses = 'rounded bg-paper p-4 md:p-6'

const withUnbrokenSizes = (rule: string) => rule.replaceAll(' x ', '\u00a0x\u00a0')

export function ChannelList() {
  return (
    <div>
      <ul className="grid gap-4 text-16 lg:grid-cols-2 lg:gap-6">
        {channels.map(({ id, name, source, rules }) => (
          <li key={id} className={cardClasses}>
            <div className="pb-3 md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-6">
              <h3 className="item-title">{name}</h3>
              <a href={source.url} className="text-link text-14">
                {source.label}
              </a>
            </div>
            <dl>
              {names.map(
                ([key, label]) =>
                  rules[key] && (
                    <div
                      key={key}
                      className="grid cols-label-26 gap-x-4 border-t border-line py-2 last:pb-0 md:gap-x-8"
                    >
                      <dt className="text-steel">{label}</dt>
                      <dd className="text-pretty">{withUnbrokenSizes(rules[key])}</dd>
                    </div>
                  ),
              )}
            </dl>
          </li>
        ))}
        <li className={cardClasses}>
          <h3 className="item-title">{own.name}</h3>
          <p className="mt-1 text-steel">{own.text}</p>
        </li>
      </ul>
      {firstRead && (
        <p className="mt-4 text-14 text-steel lg:mt-6">{read(format(parseISO(firstRead), 'MMMM d, yyyy'))}</p>
      )}
    </div>
  )
}
