import { earlySelectors } from '@/lib/early-input'

/** Shows our phone number and email address in the page's forms, so visitors can still reach us. */
export function showCodeMissing() {
  for (const notice of document.querySelectorAll<HTMLElement>(earlySelectors.codeMissing))
    notice.hidden = false
}
