import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { handPhone2, handPhone3, handSession2, handSession3 } from '@/content/media/stills/hand-pictures'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'

const { honest } = tryYourCarCopy
const byPhone = [handPhone2, handPhone3]
const inSession = [handSession2, handSession3]

export function PhoneAgainstSession() {
  const { what, phone, ours } = honest.columns
  return (
    <Section tone="mist" heading={honest.heading} lead={honest.lead} isHeadingBeside>
      <div>
        <div className="grid grid-cols-2 gap-x-3 md:gap-x-6">
          <Steps label={phone} sources={byPhone} alts={honest.pictures.phone} />
          <Steps label={ours} sources={inSession} alts={honest.pictures.ours} />
        </div>
        <table className="mt-4 block text-16 md:mt-6 md:text-18">
          <thead className="sr-only">
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{phone}</th>
              <th scope="col">{ours}</th>
            </tr>
          </thead>
          <tbody className="block">
            {honest.rows.map((row) => (
              <tr
                key={row.what}
                className="grid grid-cols-2 gap-x-3 border-b border-line py-4 md:gap-x-6 md:py-5"
              >
                <th scope="row" className="col-span-2 text-left font-display text-22 font-bold">
                  {row.what}
                </th>
                <td className="pt-1 text-steel">{row.phone}</td>
                <td className="pt-1">{row.ours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

type StepsProps = { label: string; sources: ReadonlyArray<PictureSource>; alts: ReadonlyArray<string> }

function Steps({ label, sources, alts }: StepsProps) {
  return (
    <figure>
      <figcaption className="mb-2 text-16 font-semibold">{label}</figcaption>
      <div className="grid gap-3">
        {sources.map((source, index) => (
          <Picture
            key={source.path}
            source={source}
            alt={alts[index] ?? ''}
            sizes="(min-width: 1264px) 390px, (min-width: 1024px) 30vw, 46vw"
            className="block h-auto w-full rounded"
          />
        ))}
      </div>
    </figure>
  )
}
