import { useState } from 'react'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'

export type OurSpinProps = {
  isShown: boolean
  isOffline: boolean
  /** Our viewer with our car. */
  live: React.ReactNode
  /** Its picture, which is loaded with the page. */
  still: React.ReactNode
}

/** What a session makes, beside the visitor's own spin. */
export function OurSpin({ isShown, isOffline, live, still }: OurSpinProps) {
  const [isLive, setLive] = useState(false)
  // Once it turns it stays, whatever becomes of the network.
  if (isShown && !isOffline && !isLive) setLive(true)

  return (
    <section aria-labelledby="our-spin" hidden={!isShown}>
      <h2 id="our-spin" className="mb-3 font-text text-16 font-semibold">
        {tryYourCarCopy.done.ours}
      </h2>
      {isShown && isLive ? live : still}
    </section>
  )
}
