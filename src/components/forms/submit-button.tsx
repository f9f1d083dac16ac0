import { Button } from '@/components/ui/button'
import { TurntableRing } from '@/components/ui/turntable-ring'

type SubmitButtonProps = {
  pending: boolean
  busyLabel: string
  disabled?: boolean
  className?: string
  children: React.ReactNode
}

/** Keeps focus while busy; the form ignores further presses. */
export function SubmitButton({
  pending,
  busyLabel,
  disabled = false,
  className,
  children,
}: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={disabled} aria-disabled={pending || undefined} className={className}>
      {pending && <TurntableRing className="size-5 animate-[turn_1.8s_steps(36)_infinite]" step={3} />}
      {pending ? busyLabel : children}
    </Button>
  )
}
