import { Link } from 'react-router-dom'
import { Picture } from '@/components/media/picture'
import { ScriptlessNotice } from '@/components/notices/form-notices'
import { campaignCopy } from '@/content/campaign/campaign'
import { lotFront } from '@/content/media/stills/angle-pictures'
import { DemoForm } from '@/features/leads/demo-request/demo-form'
import { paths } from '@/lib/paths'

export const demoAnchor = 'demo'

export function DemoSection() {
  const copy = campaignCopy.form
  return (
    <section id={demoAnchor} aria-labelledby="demo-heading" className="grid bg-paper lg:grid-cols-2">
      <Picture
        source={lotFront}
        alt={copy.pictureAlt}
        sizes="(min-width: 1024px) 90rem, 100vw"
        className="aspect-[16/9] size-full object-cover object-[36%_50%] lg:aspect-auto"
      />
      <div className="px-5 py-14 md:px-8 lg:px-16 lg:py-24">
        <div className="max-w-[32rem]">
          <h2 id="demo-heading" className="text-heading">
            {copy.heading}
          </h2>
          <p className="mt-3 mb-8 text-18 text-steel">{copy.lead}</p>
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
