import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { handPhone2, handPhone3, handSession1, handSession2 } from '@/content/media/stills/hand-pictures'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'

const { honest } = tryYourCarCopy
const byPhone = [handPhone2, handPhone3]
const inSession = [handSession1, handSession2]

export function PhoneAgainstSession() {
  const { what, phone, ours } = honest.columns
  return (
    <Section tone="mist" heading={honest.heading} lead={honest.lead}>
      <div className="grid grid-cols-2 gap-x-3 md:ml-[20%] md:gap-x-0">
        <Steps label={phone} sources={byPhone} alts={honest.pictures.phone} />
        <Steps label={ours} sources={inSession} alts={honest.pictures.ours} />
      </div>
      <table className="mt-8 w-full table-fixed text-16 max-md:block md:mt-12 md:text-18">
        <colgroup className="max-md:hidden">
          <col className="w-1/5" />
          <col className="w-2/5" />
          <col className="w-2/5" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{phone}</th>
            <th scope="col">{ours}</th>
          </tr>
        </thead>
        <tbody className="border-ink max-md:block md:border-t">
          {honest.rows.map((row) => (
            <tr
              key={row.what}
              className="border-b border-line align-top max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-4"
            >
              <th
                scope="row"
                className="py-5 pr-6 text-left font-display text-22 font-bold max-md:col-span-2 max-md:py-0"
              >
                {row.what}
              </th>
              <td className="py-5 pr-10 text-steel max-md:pt-1 max-md:pr-0 max-md:pb-0">{row.phone}</td>
              <td className="py-5 max-md:pt-1 max-md:pb-0">{row.ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

type StepsProps = { label: string; sources: ReadonlyArray<PictureSource>; alts: ReadonlyArray<string> }

/** Two stops of one walk, shown beside the two stops of the other. */
function Steps({ label, sources, alts }: StepsProps) {
  return (
    <figure className="md:pr-10">
      <figcaption className="mb-2 text-16 font-semibold">{label}</figcaption>
      <div className="grid gap-3">
        {sources.map((source, index) => (
          <Picture
            key={source.path}
            source={source}
            alt={alts[index] ?? ''}
            sizes="(min-width: 1264px) 460px, (min-width: 768px) 38vw, 48vw"
            className="block h-auto w-full rounded"
          />
        ))}
      </div>
    </figure>
  )
}
