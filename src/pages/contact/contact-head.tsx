import { Picture } from '@/components/media/picture'
import { buttonClasses } from '@/components/ui/button'
import { contactCopy, contactIntentCopy, intentTexts } from '@/content/contact/contact'
import { darkSedanSide } from '@/content/media/stills/dark-pictures'
import { site } from '@/content/site/site'
import { useAskedIntent } from '@/features/leads/contact/contact-intent'
import { early } from '@/lib/early-input'

const titles = early.byIntent(intentTexts(({ title }) => title))
const leads = early.byIntent(intentTexts(({ lead }) => lead))

/**
 * One static page serves every `?for=`. The inline script replaces its text before the first paint, so hydration
 * warnings are suppressed.
 */
export function ContactHead() {
  const intent = useAskedIntent()
  const { title, lead } = intent ? contactIntentCopy[intent] : contactCopy
  return (
    <div className="on-dark overflow-hidden">
      <div className="container-page lg:grid lg:min-h-105 lg:grid-cols-2 lg:gap-12">
        <div className="pt-8 pb-8 md:pt-12 md:pb-10 lg:self-center lg:py-20">
          <h1 className="text-title lg:text-40 xl:text-56" {...titles} suppressHydrationWarning>
            {title}
          </h1>
          <p className="mt-5 text-18 text-balance text-fog" {...leads} suppressHydrationWarning>
            {lead}
          </p>
          <a
            className={buttonClasses({ variant: 'outline', className: 'mt-6 max-md:w-full' })}
            href={site.phone.href}
          >
            {contactCopy.call} {site.phone.display}
          </a>
        </div>
        <div className="relative max-lg:hidden">
          {/* The picture's outer eighth is empty floor, so the picture extends past the column to put the car at the
              column's edge. */}
          <div className="absolute inset-y-0 -right-1/6 grid w-7/6 items-center">
            <Picture
              source={darkSedanSide}
              alt={contactCopy.pictureAlt}
              sizes="(min-width: 1264px) 672px, 56vw"
              className="h-auto w-full"
            />
          </div>
        </div>
      </div>
    </div>
  )
}
