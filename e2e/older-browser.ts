import type { Page } from '@playwright/test'

/**
 * APIs that our code or packages use, but that are missing in the oldest supported browsers (README, "Browsers") or in
 * slightly older ones.
 */
const newerApis = {
  'HTMLElement.prototype': ['popover', 'hidePopover', 'showPopover', 'togglePopover'],
  'HTMLButtonElement.prototype': ['popoverTargetElement'],
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  Intl: ['Segmenter'],
  AbortSignal: ['any'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf'],
  Uint8Array: ['fromBase64'],
  'Uint8Array.prototype': ['toBase64'],
  'Blob.prototype': ['bytes'],
  'Response.prototype': ['bytes'],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'getHTML', 'setHTMLUnsafe'],
  'HTMLVideoElement.prototype': ['requestVideoFrameCallback'],
  'Navigator.prototype': ['connection', 'userActivation', 'userAgentData', 'wakeLock', 'locks'],
  globalThis: ['Iterator', 'requestIdleCallback', 'scheduler', 'navigation', 'CloseWatcher', 'VideoDecoder'],
}

export async function removeNewerApis(page: Page) {
  await page.addInitScript(removeApis, newerApis)
}

/** Removes the newer APIs, and also newer selectors and attributes in the page's HTML. */
export async function useOlderBrowser(page: Page) {
  await removeNewerApis(page)
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const html = (await response.text())
        .replaceAll(':popover-open', ':no-such-selector')
        .replaceAll(' popover="auto"', '')
        .replaceAll(/ popovertarget="[^"]*"/gi, '')
      // These replacements must not change the inline script, because the security policy allows only its hash.
      await route.fulfill({ response, body: html })
    },
  )
}

/** Runs in the page, so it can't use variables of this file. */
function removeApis(apis: Record<string, string[]>) {
  for (const [path, names] of Object.entries(apis)) {
    const owner = path.split('.').reduce((object, name) => Reflect.get(object, name), globalThis)
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
  for (const method of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
    const original = Element.prototype[method] as (selector: string) => unknown
    Reflect.set(Element.prototype, method, function (this: Element, selector: string) {
      if (selector.includes(':popover-open'))
        throw new DOMException(`${selector} is not valid`, 'SyntaxError')
      return original.call(this, selector)
    })
  }
}
