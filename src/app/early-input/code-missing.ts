import { earlySelectors } from '@/lib/early-input'

/** Shows phone and email in forms, so every visitor can still reach us. */
export function showCodeMissing() {
  for (const notice of document.querySelectorAll<HTMLElement>(earlySelectors.codeMissing))
    notice.hidden = false
}
