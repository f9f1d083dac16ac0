import { Check } from 'lucide-react'
import { useId } from 'react'
import { dealerPanelCopy as copy } from '@/content/dealer-name/dealer-panel'
import { type DealerColorId, dealerColors } from '@/lib/dealer-colors'

type ColorControlProps = {
  /** Undefined if the visitor picked a custom color, which isn't one of the presets. */
  color: DealerColorId | undefined
  onChange: (color: DealerColorId) => void
  isLegendHidden?: boolean
}

export function ColorControl({ color, onChange, isLegendHidden = false }: ColorControlProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'text-14 font-medium'}>{copy.color}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {dealerColors.map(({ id, ground, ink }) => (
          <label key={id} className="relative flex size-11 cursor-pointer items-center justify-center">
            <input
              type="radio"
              name={name}
              checked={id === color}
              onChange={() => onChange(id)}
              className="absolute inset-0 size-full appearance-none rounded border border-control"
              style={{ background: ground, forcedColorAdjust: 'none' }}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none relative"
              style={{ color: ink, forcedColorAdjust: 'none' }}
            >
              {id === color && <Check className="size-5" />}
            </span>
            <span className="sr-only">{copy.colors[id]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
