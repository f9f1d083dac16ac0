import { useLocation } from 'react-router-dom'
import { contactCopy, contactIntentCopy } from '@/content/contact/contact'
import { intentOf } from '@/features/leads/message/contact-intent'
import { useClientValue } from '@/lib/hooks/use-client-value'

/** Short, without a picture: who comes here wants the form. One static page serves every `?for=`. */
export function ContactHead() {
  const { search } = useLocation()
  const intent = useClientValue(() => intentOf(search), undefined)
  const { title, lead } = intent ? contactIntentCopy[intent] : contactCopy
  return (
    <div className="on-dark">
      <div className="container-page pt-4 pb-5 md:pt-6 md:pb-8">
        {/* Two lines on phones whatever it says, so that nothing moves when the intent is read. */}
        <h1 className="text-40 max-md:min-h-[2.1em]">{title}</h1>
        <p className="mt-2 max-w-[54rem] text-16 text-fog md:mt-3 md:text-18">{lead}</p>
      </div>
    </div>
  )
}
