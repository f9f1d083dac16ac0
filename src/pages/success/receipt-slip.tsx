import { applicationReceipt } from '@contracts/form'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { successCopy } from '@/content/contact/success'
import { site } from '@/content/site/site'
import { isAnsweredToday, openingAfter } from '@/lib/business-hours'
import { formatMoment } from '@/lib/new-york'
import type { Receipt } from '@/lib/receipt'

const copy = successCopy.receipt

export function ReceiptSlip({ receipt }: { receipt: Receipt }) {
  const headingId = useId()
  const { reference, title, lines } = receipt
  const sentAt = new Date(receipt.sentAt)

  return (
    <section aria-labelledby={headingId} className="bg-mist py-14 md:py-20">
      <div className="container-page grid gap-6 lg:grid-cols-[minmax(0,48rem)_1fr] lg:gap-16">
        <div className="print-sheet on-light border-t-4 border-ink p-5 sm:p-8 md:p-10">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id={headingId} className="text-28">
              {copy.heading}
            </h2>
            <p className="text-16 text-steel">
              {site.name}, {site.phone.display}
            </p>
          </div>
          <p className="mt-2 text-18 font-medium">{copy.received}</p>
          <p className="mt-6 text-16 text-steel">{copy.reference}</p>
          <p className="mt-1 font-display text-40 tabular-nums">{reference.slice(0, 8).toUpperCase()}</p>
          <p className="mt-1 text-14 break-all text-steel">
            {copy.fullReference}: {reference}
          </p>
          <dl className="mt-7 border-t border-line">
            <Line label={copy.sent}>
              {title}, {formatMoment(sentAt)}
            </Line>
            {/* An application has times of its own; the form says them. */}
            {title !== applicationReceipt && <Line label={copy.read}>{whenRead(sentAt)}</Line>}
          </dl>
          <h3 className="mt-8 text-22">{copy.lines}</h3>
          <dl className="mt-3 border-t border-line">
            {lines.map(([label, value]) => (
              <Line key={label} label={label}>
                {value}
              </Line>
            ))}
          </dl>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:flex-col lg:items-start lg:gap-y-5 lg:border-t-4 lg:border-ink lg:pt-8">
          <Button variant="dark" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {copy.print}
          </Button>
          <p className="max-w-prose text-16 text-steel">
            {copy.help}{' '}
            <a href={site.phone.href} className="text-link whitespace-nowrap">
              {site.phone.display}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 text-16 sm:grid-cols-[11rem_1fr]">
      <dt className="text-steel">{label}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

function whenRead(sentAt: Date): string {
  return isAnsweredToday(sentAt) ? copy.openNow : copy.openLater(formatMoment(openingAfter(sentAt)))
}
