import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { darkControlClasses } from '@/components/forms/controls/control-classes'
import { ScriptlessNotice } from '@/components/forms/form-notices'
import { KeptTogether } from '@/components/ui/kept-together'
import { RangeInput } from '@/components/ui/range-input'
import { vehicleCountCopy } from '@/content/pricing/vehicle-count'
import { formatPrice } from '@/lib/money'
import { cheapestPlan, monthlyCost } from '../plan-costs'
import { type PlanOffer, plansQuery } from '../queries'
import { isVehicleCount } from './count-in-address'

type VehicleCountProps = {
  vehicles: number
  onChange: (vehicles: number) => void
  children?: React.ReactNode
}

export function VehicleCount({ vehicles, onChange, children }: VehicleCountProps) {
  const { label, help, slider } = vehicleCountCopy
  const id = useId()
  const { data: plans = [] } = useQuery(plansQuery('allPlans'))
  const cheapest = cheapestPlan(plans, vehicles)
  return (
    <div>
      <ScriptlessNotice />
      <div className="noscript:hidden">
        <div className="flex items-center justify-between gap-6">
          <label htmlFor={id} className="font-display text-22 text-balance">
            {label}
          </label>
          <CountField vehicles={vehicles} onChange={onChange} />
        </div>
        <RangeInput
          id={id}
          {...slider}
          value={Math.min(vehicles, slider.max)}
          onChange={onChange}
          aria-valuetext={vehicleCountCopy.vehicles(vehicles)}
          aria-describedby={`${id}-help`}
          className="mt-2 accent-signal"
        />
        <p id={`${id}-help`} className="text-14 text-fog">
          {help}
        </p>
      </div>
      <p role="status" className="mt-4 border-t border-line-dark pt-4 text-balance md:mt-5 md:pt-5">
        {cheapest && <Cheapest plan={cheapest} vehicles={vehicles} />}
      </p>
      {children}
    </div>
  )
}

function Cheapest({ plan, vehicles }: { plan: PlanOffer; vehicles: number }) {
  const copy = vehicleCountCopy
  const cost = monthlyCost(plan, vehicles)
  if (!cost) return null
  const { before, after } = cost.hostingCents > 0 ? copy.leastWithHosting : copy.least
  const sentence = before(plan.name, copy.vehicles(vehicles))
  return (
    <>
      {/* The key replaces the whole sentence, because a translator may have replaced its text nodes. */}
      <span key={sentence} className="block text-18">
        <KeptTogether text={sentence} words={plan.name} />
      </span>{' '}
      <span className="mt-2 mb-1.5 block font-display text-56 tabular-nums">
        {formatPrice(cost.totalCents)}
      </span>{' '}
      <span className="block text-16 text-fog">{after}</span>
    </>
  )
}

type CountFieldProps = Pick<VehicleCountProps, 'vehicles' | 'onChange'>

/** A valid count takes effect while the visitor types. On blur, the field shows the count in effect. */
function CountField({ vehicles, onChange }: CountFieldProps) {
  const { number } = vehicleCountCopy
  const [typed, setTyped] = useState<string>()

  function type(text: string) {
    setTyped(text)
    const count = /^\d+$/.test(text.trim()) ? Number(text) : 0
    if (isVehicleCount(count)) onChange(count)
  }

  return (
    <input
      aria-label={number}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? vehicles}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
      className={`${darkControlClasses} max-w-24 text-right font-semibold`}
    />
  )
}
