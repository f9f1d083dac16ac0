import { useEffect, useState } from 'react'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { Spinner } from '@/components/ui/spinner'
import { closing } from '@/content/home/home'
import { darkSedanRear } from '@/content/media/stills/dark-pictures'
import { backgrounds, backgroundsCopy } from '@/content/services/backgrounds'
import { useIsHydrating } from '@/lib/hooks/use-client-value'
import { BackgroundGallery } from './background-gallery'
import { BackgroundsHead } from './backgrounds-head'

/** SPEC section 9. */
const spinnerMs = 500

function BackgroundsPage() {
  const isLoaded = useLoaded()
  return (
    <Page
      title={backgroundsCopy.seoTitle}
      description={backgroundsCopy.description}
      head={<BackgroundsHead />}
    >
      <div className="container-page min-h-[40rem] py-12 md:py-20">
        {isLoaded ? (
          <BackgroundGallery backgrounds={backgrounds} />
        ) : (
          <div className="pt-24">
            <Spinner label={backgroundsCopy.loading} />
          </div>
        )}
      </div>
      <ClosingCall {...closing} picture={darkSedanRear} />
    </Page>
  )
}

function useLoaded() {
  const [isLoaded, setIsLoaded] = useState(useIsHydrating())
  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(() => setIsLoaded(true), spinnerMs)
    return () => clearTimeout(timer)
  }, [isLoaded])
  return isLoaded
}

export { BackgroundsPage as Component }
