import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { type Channel, channels } from '@/content/services/channels'
import { photoRequirementsCopy } from '@/content/services/photo-requirements'

const { rules: labels, read, own } = photoRequirementsCopy.channels

const names = Object.entries(labels) as ReadonlyArray<[keyof Channel['rules'], string]>
const firstRead = channels.map(({ source }) => source.read).toSorted()[0]

const rowClasses = 'p-4 md:p-6 lg:grid lg:cols-label-64 lg:gap-x-8'

/** Keeps sizes such as "800 x 600" and figures with their units on one line. */
const withUnbrokenSizes = (rule: string) =>
  rule.replace(/ x /g, '\u00a0x\u00a0').replace(/(\d) (?=MB|degrees)/g, '$1\u00a0')

export function ChannelList() {
  return (
    <div>
      <ul className="divide-y divide-line rounded bg-paper text-16">
        {channels.map(({ id, name, source, rules }) => (
          <li key={id} className={rowClasses}>
            <div className="pb-3 text-balance lg:pb-0">
              <h3 className="item-title">{name}</h3>
              <a href={source.url} className="text-link">
                {source.label}
              </a>
            </div>
            <dl className="lg:grid lg:grid-cols-2 lg:gap-x-8 lg:gap-y-4">
              {names.map(
                ([key, label]) =>
                  rules[key] && (
                    <div
                      key={key}
                      className="grid cols-label-26 content-start gap-x-4 border-t border-line py-2 last:pb-0 md:gap-x-8 lg:block lg:border-0 lg:py-0"
                    >
                      <dt className="text-steel">{label}</dt>
                      <dd>{withUnbrokenSizes(rules[key])}</dd>
                    </div>
                  ),
              )}
            </dl>
          </li>
        ))}
        <li className={rowClasses}>
          <h3 className="item-title">{own.name}</h3>
          <p className="mt-1 text-steel lg:mt-0">{own.text}</p>
        </li>
      </ul>
      {firstRead && (
        <p className="mt-4 text-14 text-steel lg:mt-6">{read(format(parseISO(firstRead), 'MMMM d, yyyy'))}</p>
      )}
    </div>
  )
}
