import { addDays, localDay } from '@shared/contracts/fields/calendar-day'
import { Link } from 'react-router-dom'
import { DateField } from '@/components/date-field/date-field'
import { TextField } from '@/components/forms/controls/text-field'
import { planRequestCopy } from '@/content/pricing/plan-request'
import { paths } from '@/lib/paths'
import type { ChosenPlan } from './plan-summary'
import { PlanSummary } from './plan-summary'

export function PlanStep({ plan }: { plan: ChosenPlan }) {
  const { fields, privacy } = planRequestCopy
  const today = localDay(new Date())
  return (
    <>
      <PlanSummary plan={plan} />
      <TextField
        name="inventorySize"
        label={fields.movement}
        hasAsterisk
        help={fields.movementHelp}
        autoComplete="off"
        inputMode="numeric"
      />
      <DateField
        name="preferredStartDate"
        label={fields.startDate}
        help={fields.startDateHelp}
        placeholder={fields.startDatePlaceholder}
        calendarLabel={fields.calendar}
        earliest={addDays(today, 1)}
        latest={addDays(today, 365)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="discountCode"
          label={fields.discountCode}
          placeholder={fields.discountCodePlaceholder}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="referralCode"
          label={fields.referralCode}
          placeholder={fields.referralCodePlaceholder}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <p className="text-14 text-steel">
        {privacy.before}{' '}
        <Link to={paths.privacy} target="_blank" className="text-link">
          {privacy.link}
        </Link>
        .
      </p>
    </>
  )
}
