import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { campaignCopy } from '@/content/campaign/campaign'
import { WalkaroundVideo } from '@/features/media/walkaround-video'
import { env } from '@/lib/env'
import { demoAnchor } from './demo-section'

/** The video isn't requested until Play is pressed (SPEC section 2, route table). */
export function CampaignHero() {
  return (
    <div className="on-dark">
      <div className="container-page py-8 md:pt-12 md:pb-10">
        <h1 className="text-40 whitespace-pre-line wrap-anywhere md:text-56">{campaignCopy.title}</h1>
        <p className="mt-4 text-18 text-fog">{campaignCopy.lead}</p>
        <a className={buttonClasses({ className: 'mt-6' })} href={`#${demoAnchor}`}>
          {campaignCopy.action}
        </a>
      </div>
      <div className="mx-auto max-w-content md:px-8 md:pb-14 xl:px-0">
        <WalkaroundVideo src={env.campaignVideoUrl} />
        <p className="flex flex-wrap gap-x-8 px-5 py-3 text-16 md:px-0 md:pt-6 md:pb-0">
          {campaignCopy.facts.map(({ label, to }) => (
            <Link key={to} to={to} className="text-link py-2.5">
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  )
}
