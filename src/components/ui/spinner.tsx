import { TurntableRing } from '@/components/ui/turntable-ring'

type SpinnerProps = { label: string }

export function Spinner({ label }: SpinnerProps) {
  return (
    <div role="status" className="flex items-center justify-center gap-3">
      <span className="block size-10 animate-turn">
        <TurntableRing className="size-10" />
      </span>
      <span className="sr-only">{label}</span>
    </div>
  )
}
