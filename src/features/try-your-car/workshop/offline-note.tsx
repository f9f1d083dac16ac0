import { ShieldCheck, WifiOff } from 'lucide-react'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import type { Readiness } from './use-readiness'

export function OfflineNote({ readiness }: { readiness: Readiness }) {
  const Icon = readiness === 'offline' ? WifiOff : ShieldCheck
  return (
    <p role="status" className="flex min-h-[3lh] max-w-136 items-start gap-3 text-16 text-fog sm:min-h-[2lh]">
      <Icon className="mt-0.5 size-5 shrink-0 text-paper" />
      <span>{tryYourCarCopy.offline[readiness]}</span>
    </p>
  )
}
