/** React adopts the head elements that it renders; only those of the static page stay marked. */
export function adoptHead() {
  for (const element of document.head.querySelectorAll('[data-prerendered]:not(script, [data-static])')) {
    element.removeAttribute('data-prerendered')
  }
}

/** After a client-side navigation, what is still marked describes the previous page. */
export function removeStaticHead() {
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove()
}
