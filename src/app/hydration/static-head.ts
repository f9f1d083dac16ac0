/** React adopts the head elements that it renders itself; they lose the mark of what belongs to the static page only. */
export function adoptHead() {
  for (const element of document.head.querySelectorAll('[data-prerendered]:not(script, [data-static])')) {
    element.removeAttribute('data-prerendered')
  }
}

/** On a client-side navigation: what is still marked speaks of the page that was left. */
export function removeStaticHead() {
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove()
}
