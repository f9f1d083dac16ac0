import { earlySelectors } from '@/lib/early-input'

/** Forms then show phone and email, so that no visitor is left without an answer. */
export function showCodeMissing() {
  for (const notice of document.querySelectorAll<HTMLElement>(earlySelectors.codeMissing))
    notice.hidden = false
}
