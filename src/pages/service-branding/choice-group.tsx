import { useId } from 'react'
import type { Choice } from '@/content/services/branding'

type ChoiceGroupProps<Id extends string> = {
  legend: string
  choices: ReadonlyArray<Choice<Id>>
  value: Id | undefined
  onChange: (id: Id) => void
}

export function ChoiceGroup<Id extends string>({ legend, choices, value, onChange }: ChoiceGroupProps<Id>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 grid grid-cols-2 border-t border-line">
        {choices.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 border-b border-line py-2 text-16 leading-tight"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
