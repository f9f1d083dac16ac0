import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { SpinWorkshop } from '@/features/try-your-car/workshop/spin-workshop'
import { HowToShoot } from './how-to-shoot'
import { PhoneAgainstSession } from './phone-against-session'

function TryYourCarPage() {
  const { seo, closing } = tryYourCarCopy
  return (
    <Page title={seo.title} description={seo.description} head={<SpinWorkshop />}>
      <HowToShoot />
      <PhoneAgainstSession />
      <ClosingCall {...closing} />
    </Page>
  )
}

export { TryYourCarPage as Component }
