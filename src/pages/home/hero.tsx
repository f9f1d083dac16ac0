import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { dealerNameCopy } from '@/content/dealer-name/dealer-name'
import { hero, offer } from '@/content/home/home'
import { DealerNameField } from '@/features/dealer-name/dealer-name-field'
import { SpinFrame } from '@/features/media/spin-embed/spin-frame'
import { contactPath, paths } from '@/lib/paths'
import { GuaranteeStamp } from './guarantee-stamp'

export function Hero() {
  return (
    <section aria-label={hero.title} className="group on-dark relative overflow-clip">
      <div className="hero-rows container-page grid grid-cols-1 items-center lg:min-h-[min(50rem,calc(100dvh-var(--header)))] lg:grid-cols-2">
        <div className="relative z-10 contents lg:block lg:py-16">
          {/* As wide as its longest line, so that it has three lines at any width. */}
          <h1 className="row-start-1 pt-6 text-title max-sm:text-[min(2.125rem,10vw)] lg:w-[8.75em] lg:pt-0 lg:max-xl:text-56">
            {hero.title}
          </h1>
          <div className="row-start-3 pb-12 lg:pb-0">
            <p className="mt-2 max-w-[30rem] text-18 text-fog max-md:pr-28 lg:mt-6">{hero.subtitle}</p>
            <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-3">
              <Button asChild>
                <Link to={contactPath('demo')}>{hero.ctaText}</Link>
              </Button>
              <Link to={paths.why} className="text-link inline-flex min-h-11 items-center">
                {hero.learnMore}
                {/* For search engines, because two words alone don't say where the link leads. */}
                <span aria-hidden="true" className="sr-only">
                  {hero.learnMoreOf}
                </span>
              </Link>
              <Link to={contactPath('spins')} className="text-link inline-flex min-h-11 items-center">
                {offer.action}
              </Link>
            </div>
            <div className="mt-8 max-w-[34rem] lg:mt-9">
              <DealerNameField help={dealerNameCopy.help} />
            </div>
          </div>
        </div>
        <div className="relative max-lg:row-start-2">
          <SpinFrame
            set="dark"
            priority
            sizes="(min-width: 1024px) 66vw, 100vw"
            className="spin-bleed hero-bleed"
          />
          <GuaranteeStamp
            label={hero.badge}
            // Hidden while the viewer shows a note, which it may cover.
            className="absolute right-0 max-md:top-full md:top-0 md:group-has-[[data-note]]:invisible"
          />
        </div>
      </div>
    </section>
  )
}
