import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { handHeld, handSession } from '@/content/media/stills/hand-pictures'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'

const { honest } = tryYourCarCopy

export function PhoneAgainstSession() {
  const { what, phone, ours } = honest.columns
  return (
    <Section tone="mist" heading={honest.heading} lead={honest.lead}>
      <div className="space-y-6">
        <Strip label={phone} source={handHeld} alt={honest.strips.phone} />
        <Strip label={ours} source={handSession} alt={honest.strips.ours} />
      </div>
      <table className="mt-8 w-full text-16 max-md:block md:mt-12 md:text-18">
        <thead className="max-md:sr-only">
          <tr className="border-b border-ink text-left">
            <th scope="col" className="w-1/5 pb-4 font-semibold">
              {what}
            </th>
            <th scope="col" className="w-2/5 pr-10 pb-4 font-semibold">
              {phone}
            </th>
            <th scope="col" className="w-2/5 pb-4 font-semibold">
              {ours}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {honest.rows.map((row) => (
            <tr key={row.what} className="border-b border-line align-top max-md:block max-md:py-5">
              <th
                scope="row"
                className="py-5 pr-6 text-left font-display text-22 font-bold max-md:block max-md:py-0"
              >
                {row.what}
              </th>
              <td className="py-5 pr-10 text-steel max-md:block max-md:pt-2 max-md:pb-0">
                <span className="block text-14 font-semibold md:hidden">{phone}</span>
                {row.phone}
              </td>
              <td className="py-5 max-md:block max-md:pt-2 max-md:pb-0">
                <span className="block text-14 font-semibold md:hidden">{ours}</span>
                {row.ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

type StripProps = { label: string; source: PictureSource; alt: string }

function Strip({ label, source, alt }: StripProps) {
  return (
    <figure className="max-md:-mx-5">
      <figcaption className="mb-2 px-5 text-16 font-semibold md:px-0">{label}</figcaption>
      <Picture
        source={source}
        alt={alt}
        sizes="(min-width: 1264px) 1200px, 100vw"
        className="block h-auto w-full"
      />
    </figure>
  )
}
