import { Link } from 'react-router-dom'
import { claimTerms } from '@/content/legal/terms'
import { allPlansCopy } from '@/content/pricing/all-plans'
import { contactPath } from '@/lib/paths'

export function IncludedLine() {
  const { text, guarantee, before, contact } = allPlansCopy.footer
  return (
    <div className="mt-8 max-w-prose md:mt-10">
      <p className="text-18">
        {text}{' '}
        <Link to={claimTerms.nextFeed} className="text-link whitespace-nowrap">
          {guarantee}
        </Link>
        . {before}{' '}
        <Link to={contactPath('quote')} className="text-link">
          {contact}
        </Link>
        .
      </p>
    </div>
  )
}
