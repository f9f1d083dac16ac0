import { Link } from 'react-router-dom'
import { sameCarCopy, sameCarPath, studioFloor } from '@/content/pricing/same-car'

/** Below a picture on our studio floor, which not every plan has. On dark ground. */
export function StudioNote() {
  return (
    <p className="container-page pb-6 text-16 text-fog">
      {studioFloor.title}: {studioFloor.plans}.{' '}
      <Link to={sameCarPath} className="text-link">
        {sameCarCopy.heading}
      </Link>
    </p>
  )
}
