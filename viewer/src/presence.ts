/** After this long out of sight, decoded frames are freed. */
const timeoutMs = 10_000

type PresenceHandlers = { onNear: () => void; onSeen: (isSeen: boolean) => void; onLeft: () => void }

export function watchPresence(element: Element, { onNear, onSeen, onLeft }: PresenceHandlers) {
  let isNear = false
  let farewell: ReturnType<typeof setTimeout> | undefined

  function update() {
    clearTimeout(farewell)
    if (isNear && !document.hidden) onNear()
    else farewell = setTimeout(onLeft, timeoutMs)
  }

  new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting ?? false
      update()
    },
    { rootMargin: '300px' },
  ).observe(element)
  new IntersectionObserver(([entry]) => onSeen(entry?.isIntersecting ?? false), { threshold: 0.5 }).observe(
    element,
  )
  document.addEventListener('visibilitychange', update)
}
