/**
 * The three functions run in the page.
 * @typedef {object} TapTarget
 * @property {string} name
 * @property {string} path
 * @property {() => Element | null | undefined} find
 * @property {(target: Element) => boolean} isAnswered whether its effect is on screen
 * @property {(target: Element) => boolean} [isPressed] whether the page shows that the tap was taken
 */

/** @type {TapTarget} */
export const choosePlan = {
  name: 'Choose Performance 60',
  path: '/pricing',
  find: () =>
    [...document.querySelectorAll('main button')].find(
      ({ textContent }) => textContent?.trim() === 'Choose Performance 60',
    ),
  isAnswered: () => document.querySelector('[role=dialog], dialog[open]')?.checkVisibility() ?? false,
  isPressed: (target) => target.getAttribute('aria-busy') === 'true',
}

/** @type {TapTarget[]} */
export const tapTargets = [
  choosePlan,
  {
    name: 'a question',
    path: '/pricing',
    find: () => document.querySelector('[aria-labelledby=faq-heading] :is(h3 button, summary)'),
    isAnswered: (target) =>
      [...(target.closest('details, div')?.querySelectorAll('p') ?? [])].some((answer) =>
        answer.checkVisibility(),
      ),
  },
  {
    name: 'the menu',
    path: '/pricing',
    find: () => document.querySelector('header button[popovertarget]'),
    isAnswered: () => document.querySelector('header nav[popover]')?.checkVisibility() ?? false,
  },
  {
    name: 'the first field',
    path: '/contact',
    find: () => document.querySelector('main form input[name=name]'),
    isAnswered: () => document.activeElement?.matches('main form input[name=name]') ?? false,
  },
]
