// This code runs in the measured pages before their own scripts.

/** @typedef {'plan' | 'question' | 'menu' | 'link' | 'menu link'} Target */

export function watchLoad() {
  /** @type {PerformanceEntry[]} */
  const entries = []
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'mark', 'resource'])
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true })
  Object.assign(window, { entries })
}

/**
 * Measures the time from a tap on the target until its effect is on screen. The tap is kept in session storage, because
 * a link may load a new document.
 * @param {Target} tapped
 */
export function watchTap(tapped) {
  // An iframe shares the session storage, so only the top window may measure.
  if (window !== window.top) return
  /** @param {string} selector @returns {any[]} */
  const visible = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())
  const boxOf = (/** @type {Element} */ it) => it.getBoundingClientRect()
  const isInView = (/** @type {Element} */ it) => boxOf(it).top >= 0 && boxOf(it).bottom <= innerHeight
  /** @param {string} selector */
  const pageLinks = (selector) =>
    visible(selector).filter(({ origin, pathname, hash }) => {
      const isPage = origin === location.origin && !pathname.includes('.')
      return isPage && pathname !== location.pathname && !hash
    })
  const isLinkedInView = (/** @type {string} */ pathname) =>
    pageLinks('main a').some((link) => isInView(link) && link.pathname === pathname)
  const questions = () => visible('#questions :is(h3 button, summary)')
  const menu = 'header nav a, nav[popover] a, [role=dialog] nav a'
  const heading = () => visible('h1')[0]?.textContent

  /** @type {Record<Target, { find: () => Element | undefined, look: () => unknown }>} */
  const targets = {
    plan: {
      find: () => visible('main button').find(({ textContent }) => textContent.startsWith('Choose ')),
      look: () => visible('[role=dialog], dialog[open]').length,
    },
    question: {
      find: () => questions()[0],
      // The next question moves down when an answer opens.
      look: () => Math.round(boxOf(questions()[1]).top - boxOf(questions()[0]).top),
    },
    menu: {
      find: () => visible('header button:is([popovertarget], [aria-label*=menu i])')[0],
      look: () => visible(menu).filter(isInView).length,
    },
    link: {
      // The first link in view, or else the first one in the content, which a visitor would scroll to.
      find: () => [...pageLinks('main a'), ...pageLinks('header a')].find(isInView) ?? pageLinks('main a')[0],
      look: heading,
    },
    'menu link': {
      // Skips pages that are also linked from the content in view, because they may have been prefetched.
      find: () => pageLinks(menu).find((link) => isInView(link) && !isLinkedInView(link.pathname)),
      look: heading,
    },
  }
  const { find, look } = targets[tapped]

  async function time() {
    const { at, before } = JSON.parse(sessionStorage.getItem('tap') ?? '')
    while (!look() || look() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
    // A timer's task runs after the animation frame's callbacks, usually when the frame has been painted.
    await new Promise((resolve) => setTimeout(resolve))
    sessionStorage.setItem('answeredMs', String(performance.timeOrigin + performance.now() - at))
  }

  if (sessionStorage.getItem('tap')) void time()
  const note = (/** @type {MouseEvent} */ { target, timeStamp }) => {
    if (!find()?.contains(/** @type {Node} */ (target))) return
    const tap = { at: performance.timeOrigin + timeStamp, before: look() }
    sessionStorage.setItem('tap', JSON.stringify(tap))
    void time()
  }
  addEventListener('click', note, { capture: true })
  Object.assign(window, { findTarget: (/** @type {Target} */ name) => targets[name].find() })
}
