import type { Page } from '@playwright/test'

const idProps = {
  id: 'id',
  htmlFor: 'for',
  'aria-labelledby': 'aria-labelledby',
  'aria-describedby': 'aria-describedby',
  'aria-controls': 'aria-controls',
  'aria-activedescendant': 'aria-activedescendant',
  'aria-owns': 'aria-owns',
  'aria-details': 'aria-details',
  'aria-errormessage': 'aria-errormessage',
  list: 'list',
  popoverTarget: 'popovertarget',
}

/** Lists ids that differ between the document and React's props. React doesn't correct them after hydration. */
export function mismatchedIds(page: Page) {
  return page.evaluate((names) => {
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      const props = (key && Reflect.get(element, key)) || {}
      return Object.entries(names)
        .map(([prop, attribute]) => ({ attribute, react: props[prop], dom: element.getAttribute(attribute) }))
        .filter(({ react, dom }) => typeof react === 'string' && react !== dom)
        .map(({ attribute, react, dom }) => `${element.localName} ${attribute}: ${dom} is ${react} in React`)
    })
  }, idProps)
}

/**
 * Lists attributes that refer to ids missing from the document. It ignores `aria-controls` unless the popup is open,
 * because a closed popup may not be in the document.
 */
export function danglingIds(page: Page) {
  return page.evaluate(
    (attributes) => {
      return [...document.querySelectorAll('*')].flatMap((element) =>
        attributes
          .filter((name) => name !== 'aria-controls' || element.getAttribute('aria-expanded') === 'true')
          .flatMap((name) => (element.getAttribute(name)?.split(/\s+/) ?? []).map((id) => ({ name, id })))
          .filter(({ id }) => id && !document.getElementById(id))
          .map(({ name, id }) => `${element.localName} ${name}: ${id}`),
      )
    },
    Object.values(idProps).filter((name) => name !== 'id'),
  )
}
