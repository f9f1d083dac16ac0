import { Link } from 'react-router-dom'
import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import { backgroundsCopy, headBackgrounds } from '@/content/backgrounds/backgrounds-page'
import { sameCarPath } from '@/content/pricing/same-car'
import { cn } from '@/lib/cn'

const sizes = '(min-width: 1024px) 60vw, 100vw'
/** Out of focus, and fetched before the page's code: on narrow screens smaller than shown. */
const backgroundSizes = '60vw'
const fill = 'absolute inset-0 size-full object-cover'
const thirds = ['', '[clip-path:inset(0_0_0_33.34%)]', '[clip-path:inset(0_0_0_66.67%)]']

/** One picture of the sample car in three of its backgrounds. */
export function BackgroundsHead() {
  return (
    <div className="on-dark relative overflow-hidden">
      <div className="container-page relative z-10 pt-8 pb-10 lg:py-28">
        <div className="lg:max-w-[44%]">
          <h1 className="max-w-[18ch] text-title">{backgroundsCopy.title}</h1>
          <p className="mt-5 max-w-[34rem] text-18 text-balance text-fog">{backgroundsCopy.lead}</p>
          <Button asChild className="mt-8">
            <Link to={sameCarPath}>{backgroundsCopy.plans}</Link>
          </Button>
        </div>
      </div>
      <div className="relative aspect-video lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 lg:aspect-auto">
        {headBackgrounds.map(({ background, car }, index) => (
          <div key={background.path} className={cn('absolute inset-0', thirds[index])}>
            <Picture source={background} alt="" sizes={backgroundSizes} className={fill} />
            <Picture
              source={car}
              alt={index === 0 ? backgroundsCopy.headAlt : ''}
              sizes={sizes}
              priority={index === 1}
              className={cn(fill, '!bg-transparent')}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
