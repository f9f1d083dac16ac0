import type { Page } from '@playwright/test'

const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget']

/**
 * Lists attributes that refer to ids missing from the document. It ignores `aria-controls` unless the popup is open,
 * because a closed popup may not be in the document.
 */
export function danglingIds(page: Page) {
  return page.evaluate(
    (attributes) =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        attributes
          .filter((name) => name !== 'aria-controls' || element.ariaExpanded === 'true')
          .flatMap((name) => (element.getAttribute(name)?.split(/\s+/) ?? []).map((id) => ({ name, id })))
          .filter(({ id }) => id && !document.getElementById(id))
          .map(({ name, id }) => `${element.localName} ${name}: ${id}`),
      ),
    references,
  )
}
