import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { careersCopy } from '@/content/careers/careers'
import { placeRow } from '@/content/media/stills/place-pictures'
import { SplitHead } from '@/features/careers/split-head'
import { applicationAnchor } from '@/lib/paths'

const positionsAnchor = 'open-positions'

export function CareersHead() {
  return (
    <SplitHead
      title={careersCopy.title}
      lead={careersCopy.lead}
      picture={{
        source: placeRow,
        alt: careersCopy.pictureAlt,
        position: 'object-[55%_50%]',
      }}
    >
      <Link className={buttonClasses()} to={`#${positionsAnchor}`}>
        {careersCopy.actions.positions}
      </Link>
      <Link to={`#${applicationAnchor}`} className="text-link inline-flex min-h-11 items-center text-16">
        {careersCopy.actions.form}
      </Link>
    </SplitHead>
  )
}
