import { onNextInteraction } from '@/lib/interactions'

/** After this long without an answer the forms say that their code is missing; it may still arrive. In ms. */
const timeoutMs = 10_000

/** Marks the notices that forms show while the page's code cannot be fetched. */
const notices = '[data-load-failed]'

/**
 * Fetches code, as often as it takes: after a failure again at the next interaction (any kind) or once the browser is
 * back online. Meanwhile forms say how to reach us without them.
 */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    const timer = setTimeout(() => showNotices(true), timeoutMs)
    try {
      const code = await load()
      showNotices(false)
      return code
    } catch {
      showNotices(true)
      await nextChance()
    } finally {
      clearTimeout(timer)
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const forget = onNextInteraction(go)
    addEventListener('online', go, { once: true })
    function go() {
      forget()
      removeEventListener('online', go)
      resolve()
    }
  })
}

function showNotices(isShown: boolean) {
  for (const notice of document.querySelectorAll<HTMLElement>(notices)) notice.hidden = !isShown
}
