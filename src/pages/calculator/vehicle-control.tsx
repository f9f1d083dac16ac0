import { useId, useState } from 'react'
import { controlClasses } from '@/components/forms/controls/control-classes'
import { RangeInput } from '@/components/ui/range-input'
import { calculatorPlans, vehicleRange } from '@/content/pricing/calculator'
import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { planFor } from './quote'
import { snapVehicles } from './quote-address'

const { min, max, step } = vehicleRange

type VehicleControlProps = { vehicles: number; onChange: (vehicles: number) => void }

/** SPEC section 9 allows 10 to 250 vehicles in steps of 5. */
export function VehicleControl({ vehicles, onChange }: VehicleControlProps) {
  const { controls } = calculatorCopy
  const id = useId()
  return (
    <div>
      <div className="flex items-center justify-between gap-6">
        <label htmlFor={id} className="font-display text-22">
          {controls.vehicles}
        </label>
        <VehicleNumber vehicles={vehicles} onChange={onChange} />
      </div>
      <RangeInput
        id={id}
        {...{ min, max, step, onChange }}
        value={vehicles}
        aria-valuetext={`${vehicles} vehicles, ${planFor(vehicles).name}`}
        className="mt-2"
      />
      <div aria-hidden="true" className="relative -mt-2 h-9 text-14 text-steel tabular-nums">
        {calculatorPlans.map(({ id: plan, cap }) => (
          <span
            key={plan}
            style={{ '--at': (cap - min) / (max - min) } as React.CSSProperties}
            className="absolute left-[calc(0.5rem_+_var(--at)*(100%_-_1rem))] flex -translate-x-1/2 flex-col items-center before:h-2 before:w-px before:bg-control"
          >
            {cap}
          </span>
        ))}
      </div>
      <p className="text-14 text-balance text-steel">{controls.vehiclesHelp}</p>
    </div>
  )
}

/** Applies the number on blur or Enter, because a number may be incomplete while it is being typed. */
function VehicleNumber({ vehicles, onChange }: VehicleControlProps) {
  const [typed, setTyped] = useState<string>()

  function commit() {
    const count = Number.parseFloat(typed ?? '')
    if (Number.isFinite(count)) onChange(snapVehicles(count))
    setTyped(undefined)
  }

  return (
    <input
      aria-label={calculatorCopy.controls.vehiclesNumber}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? vehicles}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      className={`${controlClasses} max-w-24 text-right font-semibold tabular-nums`}
    />
  )
}
