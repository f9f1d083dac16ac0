/**
 * One static page serves every `?for=…`: what belongs to the one asked for is shown before the first paint, so that
 * nothing moves at hydration. `[data-for]` names the intents that an element is for; an empty one is for no intent.
 */
export function showIntent(search: string) {
  const mine = `[data-for~="${/[?&]for=(\w+)/.exec(search)?.[1]}"]`
  if (!document.querySelector(mine)) return
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) part.hidden = !part.matches(mine)
}
