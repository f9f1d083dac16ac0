import { type PlanRequest, type PlanRequestInput, planRequestForm } from '@shared/contracts/plan-request'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { toast } from '@/components/toasts/toast'
import { planRequestCopy } from '@/content/pricing/plan-request'
import { paths } from '@/lib/paths'
import { readSession, writeSession } from '@/lib/session'
import { leadSource } from '../lead-source'
import { leadToastId } from '../lead-toast'
import { sendLead } from '../send-lead'
import { useDealerName } from '../use-dealer-name'
import { useSessionDraft } from '../use-session-draft'
import { emptyPlanRequest, resolverOf } from './plan-request-fields'
import type { ChosenPlan } from './plan-summary'

/** Steps 0 and 1 are the form, and step 2 is the confirmation (SPEC section 4, Plan-interest dialog). */
const submittedStep = 2
/**
 * While the second step is open, the session stores the location's key under this name, so a reload restores the step.
 */
const secondStepKey = 'plan-request-second-step'

export type PlanRequestState = ReturnType<typeof usePlanRequest>

type Options = {
  plan: ChosenPlan
  vehicles?: number | undefined
  /** An open dialog has its own history entry, which /success replaces. */
  isOpen: boolean
}

/** Manages the plan dialog's form, steps and submission (SPEC sections 4, 5 and 8). */
export function usePlanRequest({ plan, vehicles, isOpen }: Options) {
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  // This dialog is never in static HTML, so it can read session storage while rendering.
  const [step, setStep] = useState(() => (isOpen && readSession(secondStepKey) === key ? 1 : 0))
  useEffect(() => {
    writeSession(secondStepKey, isOpen && step === 1 ? key : null)
  }, [isOpen, step, key])
  const form = useForm<PlanRequestInput, unknown, PlanRequest>({
    resolver: resolverOf(step),
    defaultValues: emptyPlanRequest,
    shouldFocusError: false,
  })
  const { forgetDraft, filledInMs, submissionIdOf } = useSessionDraft('plan-request', form)
  useDealerName(form, 'dealershipName')
  const { setValue } = form
  useEffect(() => setValue('planInterest', plan.name), [setValue, plan.name])
  const navigation = useNavigationType()
  const enterCount = useEffectEvent((count: number) => {
    // After a reload, the draft already has the count that the visitor entered.
    if (navigation === 'POP' && form.getValues('inventorySize')) return
    setValue('inventorySize', String(count))
  })
  useEffect(() => {
    if (vehicles !== undefined) enterCount(vehicles)
  }, [vehicles])

  // Two quick presses can both pass validation before the first request is pending.
  const isUnderWay = useRef(false)
  const send = useMutation({
    // `sendLead` handles retries.
    retry: false,
    mutationFn: (request: PlanRequest) => {
      const lead = {
        fields: request,
        submissionId: submissionIdOf(request),
        filledInMs: filledInMs(),
        source: leadSource(pathname),
      }
      return sendLead(planRequestForm, lead, priceOf(plan))
    },
    onSuccess: (_result, request) => {
      isUnderWay.current = false
      const inventorySize = vehicles === undefined ? '' : String(vehicles)
      form.reset({ ...emptyPlanRequest, planInterest: plan.name, inventorySize })
      forgetDraft()
      toast.success(planRequestCopy.sent, {
        id: leadToastId,
        description: planRequestCopy.submittedLead(request.planInterest ?? plan.name),
      })
    },
    onError: ({ message }) => {
      isUnderWay.current = false
      toast.error(planRequestCopy.failedTitle, {
        id: leadToastId,
        description: planRequestCopy.failed(message),
        duration: 12_000,
      })
    },
  })

  return {
    form,
    step,
    isSubmitted: step === submittedStep,
    isSending: send.isPending,
    failure: send.error ? planRequestCopy.failed(send.error.message) : undefined,
    goTo: setStep,
    startOver: () => setStep(0),
    send(request: PlanRequest) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      // If the visitor has closed the dialog, only the toast confirms the request.
      send.mutate(request, { onSuccess: () => setStep((now) => (now === 1 ? submittedStep : now)) })
    },
    leave() {
      navigate(paths.success, { replace: isOpen })
    },
  }
}

function priceOf({ monthLine, startLine }: ChosenPlan): ReadonlyArray<readonly [string, string]> {
  if (!monthLine) return []
  return [[planRequestCopy.receiptPrice, [monthLine, startLine].filter(Boolean).join('\n')]]
}
