import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { Seo } from '@/components/head/seo'
import { useIsHydrating } from '@/lib/hooks/use-client-value'

type PageProps = {
  title: string
  description: string
  /** Everything up to the main heading and its image. */
  head: ReactNode
  children?: ReactNode
}

/**
 * After a client-side navigation, renders the rest one update after the head, so that the heading appears sooner.
 * Back and anchors need the whole page to scroll to.
 */
export function Page({ title, description, head, children }: PageProps) {
  const { hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const isComplete = useDeferredValue(true, useIsHydrating() || isBack || hash !== '')
  return (
    <>
      <Seo title={title} description={description} />
      {head}
      {/* The page is first painted once it has been parsed up to here (scripts/build/prerender.mjs). */}
      <span id="first-view" hidden />
      {isComplete && children}
    </>
  )
}
