import { clsx } from 'clsx'
import { useId } from 'react'

type ChoiceGroupProps<Id extends string> = {
  legend: React.ReactNode
  choices: ReadonlyArray<{ id: Id; label: string }>
  value: Id | undefined
  isCompact?: boolean
  onChange: (id: Id) => void
}

export function ChoiceGroup<Id extends string>({
  legend,
  choices,
  value,
  isCompact,
  onChange,
}: ChoiceGroupProps<Id>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={isCompact ? 'text-14 font-medium' : 'font-semibold'}>{legend}</legend>
      <div className={isCompact ? 'flex flex-wrap gap-x-4' : 'mt-2 grid grid-cols-2 border-t border-line'}>
        {choices.map(({ id, label }) => (
          <label
            key={id}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 text-16',
              isCompact || 'border-b border-line py-2 leading-tight',
            )}
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
