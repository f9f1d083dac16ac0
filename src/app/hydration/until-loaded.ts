import { onNextInteraction } from '@/lib/interactions'

/** After this long, forms say that their code is missing; it may still arrive. */
const timeoutMs = 10_000

const notices = '[data-load-failed]'

/** Retries at the next interaction or when the browser is back online; meanwhile forms show phone and email. */
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
