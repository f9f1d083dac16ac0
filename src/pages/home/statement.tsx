import { hero, promise } from '@/content/home/home'
import { GuaranteeStamp } from './guarantee-stamp'

/** One slogan of this size is enough for a site. */
export function Statement() {
  return (
    <div className="on-dark py-16 md:py-28 lg:py-36">
      <div className="container-page flex flex-col items-start gap-x-16 gap-y-8 md:flex-row md:items-center">
        <div>
          <p className="mb-4 text-18 text-fog md:mb-6">{promise.before}</p>
          <p className="font-display text-80 font-extrabold tracking-[-0.01em] text-balance whitespace-pre-line">
            {promise.text}
          </p>
        </div>
        <GuaranteeStamp label={hero.badge} />
      </div>
    </div>
  )
}
