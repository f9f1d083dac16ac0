/** Tells our viewer where the page has its static controls, at every width. @returns stops it */
export function sendBarInsets(frame: HTMLIFrameElement) {
  const bar = frame.parentElement?.querySelector('.spin-bar')
  const observer = new ResizeObserver(() => {
    if (!bar) return
    const { paddingLeft: left, paddingRight: right } = getComputedStyle(bar)
    const message = { target: 'lotspin-viewer', type: 'bar', left, right }
    frame.contentWindow?.postMessage(message, window.location.origin)
  })
  observer.observe(frame)
  // Its padding may change after the frame's size has.
  if (bar) observer.observe(bar)
  return () => observer.disconnect()
}
