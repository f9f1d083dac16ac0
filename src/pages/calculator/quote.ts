import {
  type CalculatorAddOn,
  type CalculatorPlan,
  calculatorAddOns,
  calculatorPlans,
  extraVehiclesName,
  fallbackRateCents,
  setupFeeCents,
} from '@/content/pricing/calculator'

/** `addOnIds` may omit required add-ons. Every quote includes them. */
export type Selection = { vehicles: number; addOnIds: ReadonlyArray<string> }

export type QuoteLine = {
  id: string
  name: string
  /** For '60 × $23.50', the count is 60 and `unitCents` is 23_50. */
  count: number
  unitCents: number
  cents: number
  recurs: boolean
}

export type Quote = {
  vehicles: number
  plan: CalculatorPlan
  lines: ReadonlyArray<QuoteLine>
  firstMonthCents: number
  everyMonthCents: number
  /** Not included in `firstMonthCents` or `everyMonthCents`. */
  setupFeeCents: number
  /** The first payment, which is the first month plus the setup fee. */
  toStartCents: number
}

/** Computes a quote by the rules of SPEC section 9, Calculator. */
export function quote({ vehicles, addOnIds }: Selection): Quote {
  const plan = planFor(vehicles)
  const chosen = calculatorAddOns.filter(({ id, required }) => required || addOnIds.includes(id))
  const lines = [...planLines(plan, vehicles), ...chosen.map((addOn) => addOnLine(addOn, vehicles))]
  const firstMonthCents = sum(lines)
  return {
    vehicles,
    plan,
    lines,
    firstMonthCents,
    everyMonthCents: sum(lines.filter(({ recurs }) => recurs)),
    setupFeeCents,
    toStartCents: firstMonthCents + setupFeeCents,
  }
}

export function planFor(vehicles: number): CalculatorPlan {
  const plan = calculatorPlans.find(({ cap }) => cap >= vehicles) ?? calculatorPlans.at(-1)
  if (!plan) throw new Error('The calculator has no plans')
  return plan
}

export function planCents(plan: CalculatorPlan, vehicles: number): number {
  return sum(planLines(plan, vehicles))
}

export function extraVehicleCents({ extraVehicleCents, priceCents }: CalculatorPlan): number {
  return extraVehicleCents ?? priceCents + fallbackRateCents
}

function planLines(plan: CalculatorPlan, vehicles: number): QuoteLine[] {
  const base = line({ id: plan.id, name: plan.name }, plan.cap, plan.priceCents, true)
  const extra = Math.max(0, vehicles - plan.cap)
  if (extra === 0) return [base]
  return [base, line({ id: 'extra-vehicles', name: extraVehiclesName }, extra, extraVehicleCents(plan), true)]
}

function addOnLine(addOn: CalculatorAddOn, vehicles: number): QuoteLine {
  const count = addOn.charged === 'per vehicle' ? vehicles : 1
  const recurs = addOn.charged === 'monthly' || addOn.charged === 'per vehicle'
  return line(addOn, count, addOn.priceCents, recurs)
}

function line({ id, name }: { id: string; name: string }, count: number, unitCents: number, recurs: boolean) {
  return { id, name, count, unitCents, cents: count * unitCents, recurs }
}

function sum(lines: ReadonlyArray<QuoteLine>): number {
  return lines.reduce((total, { cents }) => total + cents, 0)
}
