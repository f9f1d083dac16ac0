import type { Page } from '@playwright/test'

const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget']

/** Lists ids in the document that differ from React's props. React doesn't correct such ids after hydration. */
export function mismatchedIds(page: Page) {
  return page.evaluate(
    (attributes) =>
      [...document.querySelectorAll('#root *')].flatMap((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
        return Object.entries((key && Reflect.get(element, key)) || {})
          .map(([prop, react]) => ({ name: prop === 'htmlFor' ? 'for' : prop.toLowerCase(), react }))
          .filter(({ name, react }) => attributes.includes(name) && typeof react === 'string')
          .filter(({ name, react }) => react !== element.getAttribute(name))
          .map(({ name, react }) => `${element.localName} ${name}: ${react} in React`)
      }),
    ['id', ...references],
  )
}

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
