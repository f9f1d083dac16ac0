import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { hero } from '@/content/home/home'
import { darkSpin } from '@/content/media/spin-sets'
import { SpinFrame } from '@/features/media/spin-embed/spin-frame'
import { contactPath, paths } from '@/lib/paths'
import { GuaranteeStamp } from './guarantee-stamp'

// If the picture doesn't fade to ink at its edges, it must not overlap the text, and the stamp needs an ink background.
const endsInInk = darkSpin.ground.endsWith('[#0e1116]')

export function Hero() {
  return (
    <section aria-label={hero.title} className="group on-dark relative overflow-clip">
      <div className="container-page grid grid-cols-1 items-center lg:min-h-[min(50rem,calc(100dvh-var(--header)))] lg:grid-cols-2">
        <div className="relative z-10 pt-6 pb-4 lg:py-16">
          {/* On wide screens, this width fits the title's longest line, so the title always has three lines. */}
          <h1 className="text-title max-sm:text-[min(2.125rem,10vw)] lg:w-[8.75em] lg:max-xl:text-56">
            {hero.title}
          </h1>
          <p className="mt-4 max-w-120 text-18 text-fog lg:mt-6">{hero.subtitle}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3 lg:mt-8">
            <Link className={buttonClasses()} to={contactPath('demo')}>
              {hero.ctaText}
            </Link>
            <Link to={paths.why} className="text-link inline-flex min-h-11 items-center">
              {hero.learnMore}
              {/* These words are for search engines, because the visible link text doesn't describe the linked page. */}
              <span aria-hidden="true" className="sr-only">
                {hero.learnMoreOf}
              </span>
            </Link>
          </div>
        </div>
        <div className={clsx('relative max-lg:pb-3', !endsInInk && 'xl:ml-10')}>
          <SpinFrame
            set="dark"
            priority
            sizes="(min-width: 1024px) 66vw, 100vw"
            className={clsx('spin-bleed', endsInInk ? 'hero-bleed' : 'hero-beside')}
          />
          <GuaranteeStamp
            label={hero.badge}
            // On wide screens, the stamp is hidden while the viewer shows a note, because the stamp could cover it. On
            // the narrowest phones, the stamp is beside the buttons, because the car leaves no room.
            className={clsx(
              'absolute top-0 left-0 max-[20.5rem]:-top-20 max-[20.5rem]:right-0 max-[20.5rem]:left-auto max-[20.5rem]:z-10 md:right-0 md:left-auto md:group-has-[[data-note]]:invisible',
              !endsInInk && 'rounded-full bg-ink',
            )}
          />
        </div>
      </div>
    </section>
  )
}
