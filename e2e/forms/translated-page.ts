import type { Page } from '@playwright/test'

/** Translates the page and its later changes as Chrome does, by replacing text nodes with nested <font> elements. */
export async function translate(page: Page) {
  await page.evaluate(translateNow)
}

/** Runs in the page. React can't update the text nodes that this function replaces. */
function translateNow() {
  const untouched = 'script, style, noscript, textarea, option, title, font, [translate="no"]'
  translate(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node)
  }).observe(document.body, { childList: true, subtree: true })

  function translate(node: Node) {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found = node instanceof Text ? [node] : []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  }
}
