import { useId } from 'react'

type ColorWellProps = {
  title: string
  text: string
  /** #rrggbb */
  value: string
  onChange: (color: string) => void
}

export function ColorWell({ title, text, value, onChange }: ColorWellProps) {
  const id = useId()
  return (
    <div>
      <h3 className="item-title">
        <label htmlFor={id}>{title}</label>
      </h3>
      <input
        id={id}
        type="color"
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
        className="mt-2 block h-12 w-full cursor-pointer rounded border border-rim bg-paper p-1"
      />
      <p id={`${id}-help`} className="mt-1.5 text-14 text-steel">
        {text}
      </p>
    </div>
  )
}
