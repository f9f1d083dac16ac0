import { planNames } from '@shared/contracts/plan-names'
import { Link } from 'react-router-dom'
import { KeptTogether } from '@/components/ui/kept-together'
import { sameCarCopy, type Way } from '@/content/pricing/same-car'
import { sameCarPath } from '@/lib/paths'

export function PlanNote({ title, plans }: Way) {
  return (
    <p className="text-16 text-fog">
      {title}: <KeptTogether text={plans} words={planNames} />.{' '}
      <Link to={sameCarPath} className="text-link">
        {sameCarCopy.heading}
      </Link>
    </p>
  )
}
