import { Link } from 'react-router-dom'
import { sameCarCopy, type Way } from '@/content/pricing/same-car'
import { sameCarPath } from '@/lib/paths'

export function PlanNote({ title, plans }: Way) {
  return (
    <p className="text-16 text-fog">
      {title}: {plans}.{' '}
      <Link to={sameCarPath} className="text-link">
        {sameCarCopy.heading}
      </Link>
    </p>
  )
}
