import { onPageMessage } from '../page-messages'

/** Aligns the bar exactly with the page's static controls. */
export function followPageBar() {
  onPageMessage(({ type, left, right }) => {
    if (type !== 'bar') return
    const { style } = document.documentElement
    style.setProperty('--bar-left', String(left))
    style.setProperty('--bar-right', String(right))
  })
}
