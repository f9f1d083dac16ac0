import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { campaignCopy } from '@/content/campaign/campaign'
import { whiteRearRight, whiteSedan } from '@/content/media/stills/angle-pictures'
import { interiorFrontSeats } from '@/content/media/stills/interior-pictures'
import { enhanceSplit, walkaround } from '@/content/media/stills/pictures'
import { placeKit } from '@/content/media/stills/place-pictures'
import { services } from '@/content/services/services'
import { RowPictures } from '@/features/media/row-pictures'

const pictures = [whiteRearRight, interiorFrontSeats, walkaround, enhanceSplit, whiteSedan, placeKit]

export function ServiceList() {
  const { heading, lead } = campaignCopy.services
  const rows = useRef<HTMLUListElement>(null)
  return (
    <section aria-labelledby="campaign-services" className="bg-paper">
      <div className="container-page grid gap-x-20 gap-y-10 py-14 md:py-24 lg:grid-cols-[1fr_1.4fr]">
        <header className="lg:roomy:sticky lg:top-28 lg:self-start">
          <h2 id="campaign-services" className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 max-w-[28rem] text-18 text-steel">{lead}</p>
          <RowPictures rows={rows} pictures={pictures} />
        </header>
        <ul ref={rows} className="border-t border-line">
          {services.map(({ id, title, line, to }) => (
            <li key={id} className="border-b border-line">
              <Link to={to} className="group flex items-center justify-between gap-6 py-5">
                <span>
                  <span className="item-title block">{title}</span>
                  <span className="mt-1 block max-w-[38rem] text-16 text-steel">{line}</span>
                </span>
                <ArrowRight className="size-5 shrink-0 text-signal-deep transition-transform group-hover:translate-x-1" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
