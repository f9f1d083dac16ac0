import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { Seo, type SeoProps } from '@/components/head/seo'
import { useIsHydrating } from '@/lib/use-client-value'

type PageProps = SeoProps & {
  head: ReactNode
  children?: ReactNode
}

/**
 * After a client-side navigation, `head` is rendered first and the rest one update later, so the heading appears
 * sooner. After Back, Forward or an anchor link, the whole page is rendered at once, so the browser can scroll to the
 * right position.
 */
export function Page({ head, children, ...seo }: PageProps) {
  const { hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const isComplete = useDeferredValue(true, useIsHydrating() || isBack || hash !== '')
  return (
    <>
      <Seo {...seo} />
      {head}
      {isComplete && children}
    </>
  )
}
