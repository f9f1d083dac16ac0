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
 * While pending, the button is aria-disabled instead of disabled, so it keeps focus. The label has its own element,
 * because browser translation removes bare text nodes, and React then can't insert the spinner before the label.
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
      {pending && <TurntableRing className="size-5 animate-turn" step={3} />}
      <span>{pending ? busyLabel : children}</span>
    </Button>
  )
}
