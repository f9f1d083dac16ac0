import { Link } from 'react-router-dom'
import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { careersCopy } from '@/content/careers/careers'
import { standardDetail } from '@/content/media/pictures'
import { applicationAnchor } from '@/lib/paths'

const positionsAnchor = 'open-positions'

export function CareersHead() {
  return (
    <div className="on-dark relative overflow-hidden">
      <div className="container-page relative z-10 pt-8 pb-10 md:py-24 lg:py-32">
        <div className="md:max-w-[44%]">
          <TurntableRing className="mb-6 size-10 text-fog md:size-12" isLit={(frame) => frame === 6} />
          <h1 className="max-w-[9.5em] text-title">{careersCopy.title}</h1>
          <p className="mt-5 max-w-[34rem] text-18 text-balance text-fog">{careersCopy.lead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button asChild>
              <Link to={`#${positionsAnchor}`}>{careersCopy.actions.positions}</Link>
            </Button>
            <Link
              to={`#${applicationAnchor}`}
              className="text-link inline-flex min-h-11 items-center text-16"
            >
              {careersCopy.actions.form}
            </Link>
          </div>
        </div>
      </div>
      <div className="relative aspect-[4/3] md:absolute md:inset-y-0 md:right-0 md:left-1/2 md:aspect-auto">
        <Picture
          source={standardDetail}
          alt={careersCopy.pictureAlt}
          sizes="(min-width: 768px) 50vw, 100vw"
          priority
          className="size-full object-cover object-[72%_50%]"
        />
      </div>
    </div>
  )
}
