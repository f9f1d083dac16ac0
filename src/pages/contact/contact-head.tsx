import { useLocation } from 'react-router-dom'
import { contactCopy, contactIntentCopy } from '@/content/contact/contact'
import { intentOf } from '@/features/leads/message/contact-intent'
import { useClientValue } from '@/lib/hooks/use-client-value'
import { contactIntents } from '@/lib/paths'

const variants = [undefined, ...contactIntents].map((intent) => ({
  intent,
  ...(intent ? contactIntentCopy[intent] : contactCopy),
}))

/** One static page serves every `?for=`, so it contains them all (src/app/hydration/bootstrap/show-intent.ts). */
export function ContactHead() {
  const { search } = useLocation()
  const intent = useClientValue(() => intentOf(search), undefined)
  return (
    <div className="on-dark">
      <div className="container-page pt-4 pb-5 md:pt-6 md:pb-8">
        <h1 className="text-40">
          {variants.map((variant) => (
            <span key={variant.title} data-for={variant.intent ?? ''} hidden={variant.intent !== intent}>
              {variant.title}
            </span>
          ))}
        </h1>
        <p className="mt-2 max-w-[54rem] text-16 text-fog md:mt-3 md:text-18">
          {variants.map((variant) => (
            <span key={variant.title} data-for={variant.intent ?? ''} hidden={variant.intent !== intent}>
              {variant.lead}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
