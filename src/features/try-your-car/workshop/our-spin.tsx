import { useState } from 'react'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'

export type OurSpinProps = {
  isShown: boolean
  isOffline: boolean
  live: React.ReactNode
  still: React.ReactNode
}

export function OurSpin({ isShown, isOffline, live, still }: OurSpinProps) {
  const [isLive, setLive] = useState(false)
  // Once the viewer is live, it stays visible, even if the network connection is lost.
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
