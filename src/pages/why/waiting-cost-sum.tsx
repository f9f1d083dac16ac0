import { useState } from 'react'
import { darkControlClasses } from '@/components/forms/controls/control-classes'
import { Field } from '@/components/forms/field'
import { ScriptlessNotice } from '@/components/forms/form-notices'
import { type WaitingField, waitingCostCopy, waitingCostExample } from '@/content/why/waiting-cost-copy'
import { parseAmount, type Waiting } from './waiting-cost'
import { WaitingCostResult } from './waiting-cost-result'

export function WaitingCostSum() {
  const [typed, setTyped] = useState<Record<WaitingField['name'], string>>(waitingCostExample)
  const fields = waitingCostCopy.fields.map((field) => ({ ...field, ...check(field, typed[field.name]) }))

  return (
    <div className="grid gap-6 md:gap-10 lg:grid-cols-2 lg:gap-20">
      <ScriptlessNotice className="self-start" />
      <fieldset className="noscript:hidden grid grid-cols-2 content-start gap-x-4 max-[22rem]:grid-cols-1">
        <legend className="sr-only">{waitingCostCopy.heading}</legend>
        {fields.map(({ name, label, help, error }) => (
          <Field
            key={name}
            label={label}
            help={help}
            error={error}
            className="row-span-4 grid grid-rows-subgrid pb-5 *:first:self-end"
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={typed[name]}
                onChange={(event) => setTyped((before) => ({ ...before, [name]: event.target.value }))}
                className={darkControlClasses}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <WaitingCostResult waiting={toWaiting(fields.map(({ amount }) => amount))} />
    </div>
  )
}

type Checked = { amount?: number; error?: string }

function check({ max, unit, isWhole }: WaitingField, text: string): Checked {
  const { errors } = waitingCostCopy
  if (text.trim() === '') return { error: errors.missing }
  const amount = parseAmount(text)
  if (amount === undefined) return { error: errors.notANumber }
  if (isWhole && !Number.isInteger(amount)) return { error: errors.notWhole }
  if (amount > max) return { error: errors.tooLarge(max, unit) }
  return { amount }
}

function toWaiting([cars, dollars, daysNow, daysWithUs]: ReadonlyArray<number | undefined>):
  | Waiting
  | undefined {
  if (cars === undefined || dollars === undefined || daysNow === undefined || daysWithUs === undefined) {
    return undefined
  }
  return { cars, costPerCarPerDayCents: Math.round(dollars * 100), daysNow, daysWithUs }
}
