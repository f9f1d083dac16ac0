import { useId } from 'react'

type ColorWellProps = {
  label: string
  help: string
  /** #rrggbb */
  value: string
  onChange: (color: string) => void
}

export function ColorWell({ label, help, value, onChange }: ColorWellProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="color"
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
        className="mt-2 block h-12 w-full cursor-pointer rounded border border-rim bg-paper p-1"
      />
      <p id={`${id}-help`} className="mt-1.5 text-14 text-steel">
        {help}
      </p>
    </div>
  )
}
