import type { createBrowserRouter } from 'react-router-dom'
import { sendBeacon } from './send-beacon'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

export function countPageViews(router: Router, url: string) {
  let shown = ''
  const count = ({ location, navigation }: Router['state']) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return
    shown = location.pathname
    sendBeacon(url, { type: 'page_view', path: shown })
  }
  count(router.state)
  router.subscribe(count)
}
