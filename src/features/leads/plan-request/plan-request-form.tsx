import type { PlanRequest, PlanRequestInput } from '@shared/contracts/plan-request'
import { flushSync } from 'react-dom'
import type { FieldErrors } from 'react-hook-form'
import { DecoyField } from '@/components/forms/decoy-field'
import { Form } from '@/components/forms/form'
import { NoBackendNotice } from '@/components/forms/form-notices'
import { SendFailure } from '@/components/forms/send-failure'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button'
import { ringTicks, TurntableRing } from '@/components/ui/turntable-ring'
import { planRequestCopy } from '@/content/pricing/plan-request'
import { hasBackend } from '@/lib/backend'
import { DealershipStep } from './dealership-step'
import { dealershipErrors } from './plan-request-fields'
import { PlanStep } from './plan-step'
import type { ChosenPlan } from './plan-summary'
import type { PlanRequestState } from './use-plan-request'

type PlanRequestFormProps = {
  plan: ChosenPlan
  request: PlanRequestState
  heading: React.RefObject<HTMLHeadingElement | null>
}

export function PlanRequestForm({ plan, request, heading }: PlanRequestFormProps) {
  const { form, step, isSending, failure, goTo, send } = request

  function moveTo(next: number) {
    flushSync(() => goTo(next))
    heading.current?.focus()
  }

  function submit(values: PlanRequest) {
    if (step === 0) moveTo(1)
    else send(values)
  }

  function showErrors(errors: FieldErrors<PlanRequestInput>) {
    if (Object.keys(dealershipErrors(errors)).length > 0) goTo(0)
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      onInvalid={showErrors}
      pending={isSending}
      label={planRequestCopy.title(plan.name)}
      className="flex min-h-full flex-col px-5 pt-6 md:px-8"
    >
      <StepHeading step={step} ref={heading} />
      {/* The scroll margins keep the sticky buttons below from covering a focused field. */}
      <div className="space-y-5 pb-8 [&_input]:scroll-mt-6 tall:[&_input]:scroll-mb-28">
        <p className="text-14 text-steel">{planRequestCopy.asterisk}</p>
        {!hasBackend && <NoBackendNotice />}
        {step === 0 ? <DealershipStep /> : <PlanStep plan={plan} />}
        <DecoyField />
        <SendFailure message={failure} />
      </div>
      <div
        onClickCapture={dropSecondOfDoubleClick}
        className="bottom-0 -mx-5 mt-auto flex justify-between gap-3 border-t border-line bg-paper px-5 py-3 tall:sticky md:-mx-8 md:rounded-b md:px-8 md:py-4"
      >
        {/* Without keys, React would turn Back's element into Next during the click, and the click could submit the
            form. */}
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

/** The submit button appears where Next was, so the second click of a double click would press it. */
function dropSecondOfDoubleClick(event: React.MouseEvent) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

type StepHeadingProps = { step: number; ref: React.Ref<HTMLHeadingElement> }

function StepHeading({ step, ref }: StepHeadingProps) {
  const { steps } = planRequestCopy
  const litFrames = ((step + 1) / steps.length) * ringTicks
  return (
    <div className="mb-6 flex items-center gap-4">
      <TurntableRing className="size-12 text-control" isLit={(frame) => frame < litFrames} />
      {/* A new key makes React create a new heading, because browser translation may have removed the old text
          nodes. */}
      <h3 key={step} ref={ref} tabIndex={-1} className="text-22">
        <span className="block font-text text-14 font-normal text-steel">
          {planRequestCopy.step(step + 1, steps.length)}
          <span className="sr-only">:</span>
        </span>{' '}
        {steps[step]}
      </h3>
    </div>
  )
}
