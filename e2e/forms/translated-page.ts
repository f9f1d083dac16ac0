import type { Page } from '@playwright/test'

/** Translates the page and its later changes as Chrome does, by replacing text nodes with nested <font> elements. */
export async function translate(page: Page) {
  await page.evaluate(`(${installTranslator})(); translatePage()`)
}

/** Runs in the page. React can't update the text nodes that this function replaces. */
export function installTranslator() {
  const untouched = 'script, style, noscript, textarea, option, title, font, [translate="no"]'
  const seen = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node)
  })

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

  Object.assign(globalThis, {
    translatePage() {
      translate(document.body)
      seen.observe(document.body, { childList: true, subtree: true })
    },
  })
}
