import { applicationReceipt } from '@shared/contracts/form'
import { useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Page } from '@/components/layout/page'
import { PageHead } from '@/components/layout/page-head'
import { Picture } from '@/components/media/picture'
import { buttonClasses } from '@/components/ui/button'
import { rowAlt } from '@/content/media/place-alts'
import { placeRow } from '@/content/media/stills/place-pictures'
import { site } from '@/content/site/site'
import { successCopy } from '@/content/success/success'
import { claimReceipt, type Receipt, receiptFor } from '@/features/leads/receipt'
import { early } from '@/lib/early-input'
import { paths } from '@/lib/paths'
import { useIsHydrating } from '@/lib/use-client-value'
import { Engagement } from './engagement'
import { seo } from './meta'
import { NextSteps } from './next-steps'
import { ReceiptHead } from './receipt-head'

const home = (
  <Link className={buttonClasses({ variant: 'outline', className: 'max-md:w-full' })} to={paths.home}>
    {successCopy.home}
  </Link>
)

export function Component() {
  const receipt = useReceipt()
  return (
    <Page
      {...seo}
      head={
        <div {...early.awaits('receipt')}>
          {receipt ? (
            <ReceiptHead receipt={receipt}>{home}</ReceiptHead>
          ) : (
            <PageHead
              title={successCopy.title}
              lead={successCopy.confirmation}
              backdrop={<LotAtDusk />}
              className="md:grid md:items-center lg:min-h-[min(32vw,38rem)]"
            >
              <a className={buttonClasses({ className: 'max-md:w-full' })} href={site.phone.href}>
                {successCopy.call(site.phone.display)}
              </a>
              {home}
            </PageHead>
          )}
        </div>
      }
    >
      <div {...early.awaits('receipt')}>
        {receipt?.title !== applicationReceipt && <NextSteps />}
        {/* The statistics are collapsed below a receipt, because they would otherwise look like part of it. */}
        <Engagement isFolded={receipt !== undefined} />
      </div>
    </Page>
  )
}

function LotAtDusk() {
  return (
    <div className="absolute inset-y-0 right-0 left-[55%] max-md:hidden lg:left-1/2 xl:left-[46%]">
      <Picture
        source={placeRow}
        alt={rowAlt}
        sizes="60vw"
        className="size-full object-cover lg:object-left"
      />
    </div>
  )
}

/**
 * On hydration, the receipt is read after the first render, because the static HTML has none. On client-side
 * navigation, it is read right away, so its heading can be focused.
 */
function useReceipt(): Receipt | undefined {
  const { key } = useLocation()
  const isHydrating = useIsHydrating()
  const [receipt, setReceipt] = useState(() => (isHydrating ? undefined : receiptFor(key)))
  useLayoutEffect(() => setReceipt(claimReceipt(key)), [key])
  return receipt
}
