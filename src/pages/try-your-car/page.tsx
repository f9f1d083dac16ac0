import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { Picture } from '@/components/media/picture'
import { spinAlt } from '@/content/media/spin/spin-frame-copy'
import { whiteSpin } from '@/content/media/spin-sets'
import { spinWhite } from '@/content/media/stills/pictures'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { SpinFrame } from '@/features/media/spin-embed/spin-frame'
import { SpinWorkshop } from '@/features/try-your-car/workshop/spin-workshop'
import { HowToShoot } from './how-to-shoot'
import { seo } from './meta'
import { PhoneAgainstSession } from './phone-against-session'

const sizes = '(min-width: 1024px) 560px, 100vw'

const ours = {
  live: (
    <SpinFrame
      set="white"
      sizes={sizes}
      className="max-md:-mx-5 [--bar-left:1.25rem] [--bar-right:1.25rem]"
    />
  ),
  still: <Picture source={spinWhite} alt={spinAlt(whiteSpin)} sizes={sizes} className="h-auto w-full" />,
}

export function Component() {
  const { closing } = tryYourCarCopy
  return (
    <Page {...seo} head={<SpinWorkshop ours={ours} />}>
      <PhoneAgainstSession />
      <HowToShoot />
      <ClosingCall {...closing} />
    </Page>
  )
}
