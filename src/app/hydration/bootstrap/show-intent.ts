/**
 * Shows the parts for the `?for=` intent before the first paint, so that nothing shifts at hydration.
 * `data-for` lists an element's intents; an empty one means no intent.
 */
export function showIntent(search: string) {
  const mine = `[data-for~="${/[?&]for=(\w+)/.exec(search)?.[1]}"]`
  if (!document.querySelector(mine)) return
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) part.hidden = !part.matches(mine)
}
