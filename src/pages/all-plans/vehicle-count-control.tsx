import { useId, useState } from 'react'
import { controlClasses } from '@/components/forms/controls/control-classes'
import { RangeInput } from '@/components/ui/range-input'
import { allPlansCopy } from '@/content/plans/all-plans'

type VehicleCountControlProps = {
  vehicles: number
  onChange: (vehicles: number) => void
  children: React.ReactNode
}

export function VehicleCountControl({ vehicles, onChange, children }: VehicleCountControlProps) {
  const { label, help, slider } = allPlansCopy.count
  const id = useId()
  return (
    <div className="mb-10 border-y border-ink py-6 md:mb-12 md:py-8">
      <div className="grid items-center gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <div className="flex items-center justify-between gap-6">
            <label htmlFor={id} className="font-display text-22">
              {label}
            </label>
            <CountField vehicles={vehicles} onChange={onChange} />
          </div>
          <RangeInput
            id={id}
            {...slider}
            value={Math.min(vehicles, slider.max)}
            onChange={onChange}
            aria-valuetext={allPlansCopy.count.vehicles(vehicles)}
            aria-describedby={`${id}-help`}
            className="mt-2"
          />
          <p id={`${id}-help`} className="text-14 text-steel">
            {help}
          </p>
        </div>
        <p role="status" className="text-22 font-medium text-balance lg:border-l lg:border-line lg:pl-12">
          {children}
        </p>
      </div>
    </div>
  )
}

/** Applies every keystroke that is a valid count, and shows the count again on blur. */
function CountField({ vehicles, onChange }: Pick<VehicleCountControlProps, 'vehicles' | 'onChange'>) {
  const { number, max } = allPlansCopy.count
  const [typed, setTyped] = useState<string>()

  function type(text: string) {
    setTyped(text)
    const count = /^\d+$/.test(text.trim()) ? Number(text) : 0
    if (count >= 1 && count <= max) onChange(count)
  }

  return (
    <input
      aria-label={number}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? vehicles}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
      className={`${controlClasses} max-w-24 text-right font-semibold tabular-nums`}
    />
  )
}
