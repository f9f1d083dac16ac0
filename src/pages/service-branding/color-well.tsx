import { Check } from 'lucide-react'
import { useId } from 'react'
import { dealerPanelCopy } from '@/content/dealer-name/dealer-panel'
import { brandingDemo } from '@/content/services/branding'
import { dealerColors } from '@/lib/dealer-colors'

type ColorWellProps = {
  title: string
  text: string
  /** #rrggbb */
  value: string
  onChange: (color: string) => void
}

/** Five colors in one press, any other from the browser's own palette. */
export function ColorWell({ title, text, value, onChange }: ColorWellProps) {
  const id = useId()
  return (
    <div>
      <h3 className="item-title">
        <label htmlFor={id}>{title}</label>
      </h3>
      <div className="mt-2 flex flex-wrap gap-2">
        {dealerColors.map(({ id: name, ground, ink }) => (
          <button
            key={name}
            type="button"
            aria-label={dealerPanelCopy.colors[name]}
            aria-pressed={ground === value}
            onClick={() => onChange(ground)}
            className="grid size-11 place-items-center rounded border border-rim noscript:hidden"
            style={{ background: ground, color: ink, forcedColorAdjust: 'none' }}
          >
            {ground === value && <Check className="size-5" />}
          </button>
        ))}
      </div>
      <div className="mt-2 flex items-center gap-3 text-16">
        <span aria-hidden="true" className="whitespace-nowrap">
          {brandingDemo.ownColor}
        </span>
        <input
          id={id}
          type="color"
          value={value}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.value)}
          className="block h-12 w-full cursor-pointer rounded border border-rim bg-paper p-1"
        />
      </div>
      <p id={`${id}-help`} className="mt-1.5 text-14 text-steel">
        {text}
      </p>
    </div>
  )
}
