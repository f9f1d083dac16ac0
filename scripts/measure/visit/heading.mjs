/** Runs in the page: window.headingMs is the time from the next click to the frame that shows another heading. */
export function watchHeading() {
  // A page may have one for wide and one for narrow screens.
  const shown = () => [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
  const before = shown()
  const headingMs = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        // In case the link loads another document.
        sessionStorage.setItem('clicked-at', String(performance.timeOrigin + timeStamp))
        const observer = new MutationObserver(() => {
          const heading = shown()
          if (!heading || heading === before) return
          observer.disconnect()
          // A task after the frame's callbacks: the frame has been painted.
          requestAnimationFrame((start) => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(Math.max(performance.now(), start) - timeStamp)
            channel.port2.postMessage(null)
          })
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      },
      { capture: true, once: true },
    )
  })
  Object.assign(window, { headingMs })
}
