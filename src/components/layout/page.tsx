import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { Seo } from '@/components/head/seo'
import { useIsHydrating } from '@/lib/hooks/use-client-value'

type PageProps = {
  /** Without the product name; the template adds it. */
  title: string
  description: string
  /** What the page opens with: everything up to the main heading and its image. */
  head: ReactNode
  children?: ReactNode
}

/**
 * The frame of every page. After a client-side navigation the head is rendered at once and the rest one update later,
 * so that the new heading appears without delay. Going back and anchors need the whole page to scroll to.
 */
export function Page({ title, description, head, children }: PageProps) {
  const { hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const isComplete = useDeferredValue(true, useIsHydrating() || isBack || hash !== '')
  return (
    <>
      <Seo title={title} description={description} />
      {head}
      {isComplete && children}
    </>
  )
}
