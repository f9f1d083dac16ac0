import { onPageMessage } from '../page-messages'

/** Puts the bar exactly over the page's static controls. */
export function followPageBar() {
  onPageMessage(({ type, left, right }) => {
    if (type !== 'bar') return
    const { style } = document.documentElement
    style.setProperty('--bar-left', String(left))
    style.setProperty('--bar-right', String(right))
  })
}
