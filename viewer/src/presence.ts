/** Decoded frames are freed after the viewer has been off screen for this long. */
const timeoutMs = 10_000
const everyPercent = Array.from({ length: 101 }, (_, percent) => percent / 100)

type PresenceHandlers = { onNear: () => void; onSeen: (isSeen: boolean) => void; onLeft: () => void }

/**
 * Calls the handlers, and sets --above to the height in px of the part of the viewer that is above the viewport, so
 * Close and Reset can stay visible.
 */
export function watchPresence(element: Element, { onNear, onSeen, onLeft }: PresenceHandlers) {
  let isNear = false
  let leaving: ReturnType<typeof setTimeout> | undefined

  function update() {
    clearTimeout(leaving)
    if (isNear && !document.hidden) onNear()
    else leaving = setTimeout(onLeft, timeoutMs)
  }

  new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false
      update()
    },
    { rootMargin: '300px' },
  ).observe(element)
  new IntersectionObserver(
    (entries) => {
      const { intersectionRect: seen, boundingClientRect: whole } = entries.at(
        -1,
      ) as IntersectionObserverEntry
      document.documentElement.style.setProperty('--above', `${seen.height && seen.top - whole.top}px`)
      // A viewer taller than two screens can't be half visible, so filling half of the screen is enough.
      onSeen(seen.height > 0 && seen.height * 2 >= Math.min(whole.height, window.screen.height))
    },
    { threshold: everyPercent },
  ).observe(element)
  document.addEventListener('visibilitychange', update)
}
