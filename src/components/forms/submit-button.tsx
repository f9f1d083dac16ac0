import { Button } from '@/components/ui/button'
import { TurntableRing } from '@/components/ui/turntable-ring'

type SubmitButtonProps = {
  pending: boolean
  busyLabel: string
  disabled?: boolean
  className?: string
  children: React.ReactNode
}

/**
 * Keeps focus while busy; the form ignores further presses. The label has an element of its own because a translator takes
 * bare text nodes out of the page, and React can't insert the ring before one that is gone.
 */
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
      <span>{pending ? busyLabel : children}</span>
    </Button>
  )
}
