import { Link } from 'react-router-dom'
import { sameCarPath, studioNote } from '@/content/pricing/same-car'

/** Below a picture that not every plan gets. On dark ground. */
export function StudioNote() {
  return (
    <p className="container-page pb-6 text-14 text-fog">
      {studioNote.text}{' '}
      <Link to={sameCarPath} className="text-link">
        {studioNote.link}
      </Link>
    </p>
  )
}
