import { useEffect, useState } from 'react'
import { AfterHead } from '@/components/after-head'
import { ClosingCall } from '@/components/closing-call'
import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'
import { Spinner } from '@/components/ui/spinner'
import { backgrounds, backgroundsCopy } from '@/content/backgrounds'
import { closing } from '@/content/home'
import { spinDark } from '@/content/pictures'
import { isPrerendered } from '@/lib/hydration'
import { BackgroundGallery } from './background-gallery'

/** SPEC section 9: the spinner stands for 500 ms. */
const spinnerMs = 500

function BackgroundsPage() {
  const isLoaded = useLoaded()
  return (
    <>
      <Seo title={backgroundsCopy.seoTitle} description={backgroundsCopy.description} />
      <PageHead
        title={backgroundsCopy.title}
        lead={backgroundsCopy.lead}
        picture={{ source: spinDark, alt: '' }}
        degrees={0}
      />
      <AfterHead>
        <div className="container-page min-h-[40rem] py-12 md:py-20">
          {isLoaded ? (
            <BackgroundGallery backgrounds={backgrounds} />
          ) : (
            <div className="pt-24">
              <Spinner label={backgroundsCopy.loading} />
            </div>
          )}
        </div>
        <ClosingCall heading={closing.heading} lead={closing.lead} action={closing.action} />
      </AfterHead>
    </>
  )
}

function useLoaded() {
  const [isLoaded, setIsLoaded] = useState(isPrerendered)
  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(() => setIsLoaded(true), spinnerMs)
    return () => clearTimeout(timer)
  }, [isLoaded])
  return isLoaded
}

export { BackgroundsPage as Component }
