import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ClosingCall } from '@/components/layout/closing-call'
import { Page } from '@/components/layout/page'
import { Spinner } from '@/components/ui/spinner'
import { backgroundsCopy } from '@/content/backgrounds/backgrounds-page'
import { closing } from '@/content/home/closing'
import { queryClient } from '@/lib/query-client'
import { useIsHydrating } from '@/lib/use-client-value'
import { BackgroundGallery } from './background-gallery'
import { BackgroundsHead } from './backgrounds-head'
import { seo } from './meta'

const backgroundsQuery = queryOptions({
  queryKey: ['backgrounds'],
  queryFn: async () => (await import('@/content/backgrounds/backgrounds')).backgrounds,
})

export function loader() {
  void queryClient.prefetchQuery(backgroundsQuery)
  return null
}

/** SPEC section 9 sets this value. */
const spinnerMs = 500

export function Component() {
  const { data: backgrounds = [], isPending } = useQuery(backgroundsQuery)
  const isShown = useShown()
  return (
    <Page {...seo} head={<BackgroundsHead />}>
      <div className="min-h-160 py-12 md:py-20">
        {isPending || !isShown ? (
          <div className="pt-24">
            <Spinner label={backgroundsCopy.loading} />
          </div>
        ) : (
          <BackgroundGallery backgrounds={backgrounds} />
        )}
      </div>
      <ClosingCall heading={closing.heading} action={closing.action} />
    </Page>
  )
}

function useShown() {
  const [isShown, setIsShown] = useState(useIsHydrating())
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setIsShown(true), spinnerMs)
    return () => clearTimeout(timer)
  }, [isShown])
  return isShown
}
