import { Link } from 'react-router-dom'
import { isExplained } from '@/content/pricing/same-car'
import { sameCarPath } from '@/lib/paths'

export function FeatureName({ name }: { name: string }) {
  if (!isExplained(name)) return name
  return (
    <Link
      to={sameCarPath}
      className="underline decoration-signal-deep/60 decoration-1 underline-offset-4 hover:decoration-2 in-[.on-dark]:decoration-signal"
    >
      {name}
    </Link>
  )
}
