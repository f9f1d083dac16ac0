/** Runs in the page: promises window.headingMs, from the next click to the frame that shows another heading. */
export function watchHeading() {
  // A page may hold one for wide screens and one for narrow ones.
  const shown = () => [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
  const before = shown()
  const headingMs = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        // For the case that the link loads another document.
        sessionStorage.setItem('clicked-at', String(performance.timeOrigin + timeStamp))
        const observer = new MutationObserver(() => {
          const heading = shown()
          if (!heading || heading === before) return
          observer.disconnect()
          // A task after the frame's callbacks: the frame has been laid out and handed on.
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
