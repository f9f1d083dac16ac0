import { earlySelectors } from '@/lib/early-input'

export function showCodeMissing() {
  for (const notice of document.querySelectorAll<HTMLElement>(earlySelectors.codeMissing))
    notice.hidden = false
}
