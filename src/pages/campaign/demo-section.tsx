import { Link } from 'react-router-dom'
import { ScriptlessNotice } from '@/components/forms/form-notices'
import { Picture } from '@/components/media/picture'
import { campaignCopy } from '@/content/campaign/campaign'
import { filmingAlt } from '@/content/media/place-alts'
import { videoFilming } from '@/content/media/stills/video-pictures'
import { DemoForm } from '@/features/leads/demo-request/demo-form'
import { paths } from '@/lib/paths'

export const demoAnchor = 'demo'

export function DemoSection() {
  const copy = campaignCopy.form
  return (
    <section id={demoAnchor} aria-labelledby="demo-heading" className="bg-paper">
      <div className="mx-auto grid max-w-content gap-x-16 lg:grid-cols-[11fr_9fr] lg:grid-rows-[auto_1fr] lg:px-8 lg:py-24 xl:px-0">
        <div className="px-5 pt-14 md:px-8 md:pb-8 lg:p-0">
          <h2 id="demo-heading" className="text-heading">
            {copy.heading}
          </h2>
          <p className="mt-3 text-18 text-pretty text-steel">{copy.lead}</p>
          <p className="mt-2 text-14 text-steel">{copy.required}</p>
        </div>
        <div className="max-md:hidden lg:col-start-1 lg:row-start-2 lg:mt-5">
          <Picture
            source={videoFilming}
            alt={filmingAlt}
            sizes="(min-width: 1024px) 60vw, 120vw"
            className="aspect-[1.44] w-full object-cover object-[56%] lg:rounded"
          />
        </div>
        <div className="px-5 pt-8 pb-14 md:px-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-0">
          <ScriptlessNotice />
          <DemoForm />
          <p className="mt-5 text-14 text-steel">
            {copy.privacy}{' '}
            <Link to={paths.privacy} className="text-link">
              {copy.privacyLink}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
