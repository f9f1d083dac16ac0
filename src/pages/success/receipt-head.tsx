import { applicationReceipt } from '@shared/contracts/form'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { Logo } from '@/components/layout/logo'
import { Button } from '@/components/ui/button'
import { site } from '@/content/site/site'
import { successCopy } from '@/content/success/success'
import { isAnsweredToday, openingAfter } from '@/features/guarantee/business-hours'
import { isFederalHoliday } from '@/features/guarantee/federal-holidays'
import type { Receipt } from '@/features/leads/receipt'
import { formatMoment, wallTimeOf } from '@/lib/new-york'

const copy = successCopy.receipt

type ReceiptHeadProps = { receipt: Receipt; children: React.ReactNode }

export function ReceiptHead({ receipt, children }: ReceiptHeadProps) {
  return (
    <div className="on-dark">
      {/* On the narrowest phones, this padding keeps the success toast from covering the title. */}
      <div className="container-page space-y-8 py-8 max-[22.5rem]:pt-20 md:py-14">
        <div className="items-end gap-x-16 lg:grid lg:grid-cols-2">
          <h1 className="text-40 md:text-title">{successCopy.title}</h1>
          <p className="mt-3 max-w-136 text-16 text-fog md:mt-5 md:text-18">
            {copy.received} {successCopy.confirmation} {successCopy.setTime}{' '}
            <a href={site.phone.href} className="text-link whitespace-nowrap">
              {site.phone.display}
            </a>
            .
          </p>
        </div>
        <Sheet receipt={receipt}>{children}</Sheet>
      </div>
    </div>
  )
}

function Sheet({ receipt, children }: ReceiptHeadProps) {
  const headingId = useId()
  const { reference, title, lines } = receipt
  const sentAt = new Date(receipt.sentAt)
  return (
    <section
      aria-labelledby={headingId}
      className="print-sheet on-light gap-x-16 rounded p-5 sm:p-8 md:p-10 lg:grid lg:grid-cols-2"
    >
      <div className="mb-6 hidden items-center justify-between border-b-4 border-ink pb-4 print:flex">
        <Logo />
        <p className="text-16 text-steel">{site.phone.display}</p>
      </div>
      <div>
        <h2 id={headingId} className="text-28">
          {copy.heading}
        </h2>
        <dl className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-[auto_1fr]">
          <Large label={copy.reference}>{reference.slice(0, 8).toUpperCase()}</Large>
          {/* Applications have other response times, which the form states. */}
          {title !== applicationReceipt && (
            <Large label={copy.read}>
              {whenRead(sentAt)}
              {isFederalHoliday(wallTimeOf(sentAt).day) && (
                <span className="mt-1 block font-text text-16 font-normal text-steel">{copy.holiday}</span>
              )}
            </Large>
          )}
        </dl>
      </div>
      <div className="lg:col-start-2 lg:row-span-2">
        <h3 className="mt-8 text-18 lg:mt-0">{copy.lines}</h3>
        <dl className="mt-3 border-t border-line">
          <Line label={copy.sent}>
            {title}, {formatMoment(sentAt)}
          </Line>
          {lines.map(([label, value]) => (
            <Line key={label} label={label}>
              {value}
            </Line>
          ))}
        </dl>
      </div>
      <div className="mt-8 flex flex-wrap content-end items-center gap-x-4 gap-y-3 lg:col-start-1 print:hidden">
        <Button variant="outline" className="max-md:w-full" onClick={() => window.print()}>
          <Printer className="size-5" />
          {copy.print}
        </Button>
        {children}
        <p className="max-w-prose basis-full text-16 text-steel">
          {copy.help.question}{' '}
          <a href={site.phone.href} className="text-link">
            {copy.help.call}
          </a>{' '}
          {copy.help.after}
        </p>
      </div>
    </section>
  )
}

function Large({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="contents">
      <dt className="pt-1 text-16 text-steel max-sm:-mb-4">{label}</dt>
      <dd className="font-display text-28 text-balance tabular-nums">{children}</dd>
    </div>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-3 border-b border-line py-3 text-16 min-[22rem]:cols-label-21 sm:cols-label-44">
      <dt className="text-steel">{label}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

function whenRead(sentAt: Date): string {
  return isAnsweredToday(sentAt) ? copy.openNow : formatMoment(openingAfter(sentAt))
}
