import { clsx } from 'clsx'
import { CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { applicationCopy } from '@/content/careers/careers'
import { sentDialogCopy } from '@/content/careers/later'
import { site } from '@/content/site/site'
import { formatMoment } from '@/lib/new-york'
import { claimReceipt } from '../receipt'
import type { SentApplication } from './send-application'
import { WhatHappensNext } from './what-happens-next'

const { next } = applicationCopy
const copy = sentDialogCopy

export type ApplicationSentDialogProps = { sent: SentApplication | undefined; onClose: () => void }

export default function ApplicationSentDialog({ sent, onClose }: ApplicationSentDialogProps) {
  const { key } = useLocation()
  useEffect(() => {
    // Claim the receipt, because otherwise the error page would show the result again after a crash.
    if (sent) claimReceipt(`${key}-dialog`)
  }, [sent, key])

  return (
    <Dialog
      isOpen={sent !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={applicationCopy.sent.title}
    >
      {sent && (
        <>
          <p className="text-16 text-steel">
            {copy.submitted}{' '}
            <time dateTime={sent.at.toISOString()} className="text-ink tabular-nums">
              {formatMoment(sent.at)}
            </time>
          </p>
          <Confirmation sent={sent} />
          {sent.isResumeMissing && (
            <p className="mt-4 text-16 font-semibold">
              {copy.resumeMissing}{' '}
              <a href={`mailto:${site.careersEmail}`} className="text-link break-words">
                {site.careersEmail}
              </a>
            </p>
          )}
          <h3 className="mt-8 text-22">{next.heading}</h3>
          <WhatHappensNext />
          <Button onClick={onClose} variant="dark" className="mt-6 w-full sm:w-auto">
            {copy.close}
          </Button>
        </>
      )}
    </Dialog>
  )
}

function Confirmation({ sent: { application, confirmation } }: { sent: SentApplication }) {
  const isConfirmed = confirmation !== 'none'
  const Icon = isConfirmed ? CircleCheck : Info
  return (
    <div className="mt-4 flex items-start gap-3 text-16">
      <Icon
        aria-hidden="true"
        className={clsx('mt-0.5 size-5 shrink-0', isConfirmed ? 'text-go' : 'text-steel')}
      />
      <div>
        {isConfirmed && <p className="font-semibold">{copy.confirmed}</p>}
        {isConfirmed && <p className="wrap-anywhere text-steel">{application.email}</p>}
        {confirmation === 'earlier' && <p className="text-steel">{copy.earlier}</p>}
        {!isConfirmed && <p>{copy.notConfirmed}</p>}
      </div>
    </div>
  )
}
