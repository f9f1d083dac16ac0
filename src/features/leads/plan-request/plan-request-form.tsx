import type { PlanRequest } from '@contracts/plan-request'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { NoBackendNotice } from '@/components/notices/no-backend-notice'
import { SendFailure } from '@/components/notices/send-failure'
import { Button } from '@/components/ui/button'
import { planRequestCopy } from '@/content/plans/plan-request'
import { hasBackend } from '@/lib/sending/backend'
import type { ChosenPlan } from './chosen-plan'
import { DealershipStep } from './dealership-step'
import { PlanStep } from './plan-step'
import { StepHeading } from './step-heading'
import type { PlanRequestState } from './use-plan-request'

type PlanRequestFormProps = { plan: ChosenPlan; request: PlanRequestState }

export function PlanRequestForm({ plan, request }: PlanRequestFormProps) {
  const { form, step, isSending, failure, goTo, send } = request
  const heading = useRef<HTMLHeadingElement>(null)

  function moveTo(next: number) {
    flushSync(() => goTo(next))
    heading.current?.focus()
  }

  function submit(values: PlanRequest) {
    if (step === 0) moveTo(1)
    else send(values)
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      pending={isSending}
      label={planRequestCopy.title(plan.name)}
      className="flex min-h-full flex-col px-5 pt-6 md:px-8"
    >
      <StepHeading step={step} ref={heading} />
      {/* The buttons below stay in view, and focused fields keep clear of them. */}
      <div className="space-y-5 pb-8 [&_input]:scroll-mt-6 tall:[&_input]:scroll-mb-28">
        <p className="text-14 text-steel">{planRequestCopy.asterisk}</p>
        {!hasBackend && <NoBackendNotice />}
        {step === 0 ? <DealershipStep /> : <PlanStep plan={plan} />}
        <SendFailure message={failure} />
      </div>
      <div
        onClickCapture={dropSecondOfDoubleClick}
        className="bottom-0 -mx-5 mt-auto flex justify-between gap-3 border-t border-line bg-paper px-5 py-3 tall:sticky md:-mx-8 md:rounded-b md:px-8 md:py-4"
      >
        {/* Keys keep a click from turning Next into a submit button. */}
        {step === 0 ? (
          <Button key="next" type="submit" className="ml-auto max-md:w-full">
            {planRequestCopy.next}
          </Button>
        ) : (
          <>
            <Button key="back" variant="outline" onClick={() => moveTo(0)}>
              {planRequestCopy.back}
            </Button>
            <SubmitButton
              pending={isSending}
              busyLabel={planRequestCopy.busy}
              disabled={!hasBackend}
              className="max-md:flex-1"
            >
              {planRequestCopy.submit}
            </SubmitButton>
          </>
        )}
      </div>
    </Form>
  )
}

/** After Next the submit button is in the same place: a double click must not press both. */
function dropSecondOfDoubleClick(event: React.MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
