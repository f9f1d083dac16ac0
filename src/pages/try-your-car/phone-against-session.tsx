import { clsx } from 'clsx'
import { Section } from '@/components/layout/section'
import { insetLine } from '@/components/media/inset-line'
import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { handPhone2, handPhone3, handSession2, handSession3 } from '@/content/media/stills/hand-pictures'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'

const { honest } = tryYourCarCopy
// Two pictures are scaled, so the cars in each pair are the same size.
const byPhone = [{ source: handPhone3, className: 'origin-[95%_60%] scale-110' }, { source: handPhone2 }]
const inSession = [
  { source: handSession3 },
  { source: handSession2, className: 'origin-[55%_52%] scale-120' },
]

export function PhoneAgainstSession() {
  const { what, phone, ours } = honest.columns
  return (
    <Section tone="mist" heading={honest.heading} lead={honest.lead}>
      <div>
        <div className="grid grid-cols-2 gap-x-3 md:gap-x-6">
          <Steps label={phone} pictures={byPhone} alts={honest.pictures.phone} />
          <Steps label={ours} pictures={inSession} alts={honest.pictures.ours} />
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
                <td className="pt-1 text-pretty text-steel">{row.phone}</td>
                <td className="pt-1 text-pretty">{row.ours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

type StepsProps = {
  label: string
  pictures: ReadonlyArray<{ source: PictureSource; className?: string }>
  alts: ReadonlyArray<string>
}

function Steps({ label, pictures, alts }: StepsProps) {
  return (
    <figure>
      <figcaption className="mb-2 text-16 font-semibold">{label}</figcaption>
      <div className="grid gap-3">
        {pictures.map(({ source, className }, index) => (
          <div key={source.path} className={clsx('relative overflow-hidden rounded', insetLine)}>
            <Picture
              source={source}
              alt={alts[index] ?? ''}
              sizes="(min-width: 1264px) 588px, 55vw"
              className={clsx('block h-auto w-full', className)}
            />
          </div>
        ))}
      </div>
    </figure>
  )
}
