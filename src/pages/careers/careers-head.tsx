import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { careersCopy } from '@/content/careers/careers'
import { videoFilming } from '@/content/media/stills/video-pictures'
import { SplitHead } from '@/features/careers/split-head'
import { applicationAnchor } from '@/lib/paths'

const positionsAnchor = 'open-positions'

export function CareersHead() {
  return (
    <SplitHead
      title={careersCopy.title}
      lead={careersCopy.lead}
      picture={{
        source: videoFilming,
        alt: careersCopy.pictureAlt,
        className: 'object-[60%_50%]',
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
