import { useId } from 'react'
import { brandingDemo } from '@/content/services/branding'
import { ColorControl } from '@/features/media/dealer-name/color-control'
import { colorsOf, dealerColors } from '@/lib/dealer-colors'

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
      <ColorControl
        isLegendHidden
        color={dealerColors.find(({ ground }) => ground === value)?.id}
        onChange={(color) => onChange(colorsOf(color).ground)}
      />
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
          className="block h-12 w-full cursor-pointer rounded border border-control bg-paper p-1"
        />
      </div>
      <p id={`${id}-help`} className="mt-1.5 text-14 text-steel">
        {text}
      </p>
    </div>
  )
}
