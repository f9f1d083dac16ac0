import { planNames } from '@shared/contracts/plan-names'
import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { Picture } from '@/components/media/picture'
import { buttonClasses } from '@/components/ui/button'
import { KeptTogether } from '@/components/ui/kept-together'
import { backgroundsCopy, headBackgrounds } from '@/content/backgrounds/backgrounds-page'
import { sameCarPath } from '@/lib/paths'

const sizes = '(min-width: 1280px) 75vw, 100vw'
/** The backgrounds are out of focus, so narrow screens can use smaller files, which delay the page's code less. */
const backgroundSizes = '60vw'
const fill = 'absolute inset-0 size-full object-cover'
const thirds = ['', '[clip-path:inset(0_0_0_33.34%)]', '[clip-path:inset(0_0_0_66.67%)]']

export function BackgroundsHead() {
  return (
    <div className="on-dark relative overflow-hidden">
      <div className="container-page relative z-10 pt-8 pb-10 md:py-12 xl:py-28">
        <div className="xl:max-w-[44%]">
          <h1 className="max-w-[18ch] text-title">{backgroundsCopy.title}</h1>
          <p className="mt-5 max-w-136 text-18 text-balance text-fog">
            <KeptTogether text={backgroundsCopy.lead} words={planNames} />
          </p>
          <Link className={buttonClasses({ className: 'mt-8' })} to={sameCarPath}>
            {backgroundsCopy.plans}
          </Link>
        </div>
      </div>
      <div className="relative aspect-video md:aspect-2/1 xl:absolute xl:inset-y-0 xl:right-0 xl:left-1/2 xl:aspect-auto">
        {headBackgrounds.map(({ background, car }, index) => (
          <div key={background.path} className={clsx('absolute inset-0', thirds[index])}>
            <Picture source={background} alt="" sizes={backgroundSizes} className={fill} />
            <Picture
              source={car}
              alt={index === 0 ? backgroundsCopy.headAlt : ''}
              sizes={sizes}
              priority={index === 1}
              className={clsx(fill, '!bg-transparent')}
            />
          </div>
        ))}
        <span className="absolute inset-y-0 left-1/3 w-0.5 -translate-x-1/2 bg-paper" />
        <span className="absolute inset-y-0 left-2/3 w-0.5 -translate-x-1/2 bg-paper" />
      </div>
    </div>
  )
}
