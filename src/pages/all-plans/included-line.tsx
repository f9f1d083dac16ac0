import { Link } from 'react-router-dom'
import { ArrowLink } from '@/components/ui/arrow-link'
import { claimTerms } from '@/content/legal/terms'
import { allPlansCopy } from '@/content/pricing/all-plans'
import { contactPath, operatingFactsAnchor, paths } from '@/lib/paths'

export function IncludedLine() {
  const { text, support, guarantee, before, contact, asked } = allPlansCopy.footer
  return (
    <div className="mt-8 max-w-prose">
      <p className="text-18">
        {text}{' '}
        <Link to={claimTerms.nextFeed} className="text-link">
          {guarantee}
        </Link>
        . {before}{' '}
        <Link to={contactPath('quote')} className="text-link">
          {contact}
        </Link>
        .
      </p>
      <p className="mt-2 text-16 text-steel">{support}</p>
      <ArrowLink to={`${paths.onsite}#${operatingFactsAnchor}`} className="mt-4">
        {asked}
      </ArrowLink>
    </div>
  )
}
