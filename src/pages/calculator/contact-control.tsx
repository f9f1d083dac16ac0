import { useId } from 'react'
import { controlClasses } from '@/components/forms/controls/control-classes'
import { calculatorCopy } from '@/content/pricing/calculator-copy'

type ContactControlProps = { contact: string; onChange: (contact: string) => void }

export function ContactControl({ contact, onChange }: ContactControlProps) {
  const { controls } = calculatorCopy
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-3 block font-display text-22">
        {controls.contact}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={120}
        value={contact}
        placeholder={controls.contactPlaceholder}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={`${id}-help`}
        className={controlClasses}
      />
      <p id={`${id}-help`} className="mt-1.5 text-14 text-steel">
        {controls.contactHelp}
      </p>
    </div>
  )
}
