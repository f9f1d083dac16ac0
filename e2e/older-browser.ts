import type { Page } from '@playwright/test'

/**
 * APIs that our code or our packages use but that our oldest supported browsers (README, "Browsers"), or slightly older
 * ones, lack.
 */
const newerApis = [
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLButtonElement.prototype.popoverTargetElement',
  'URL.canParse',
  'URL.parse',
  'URLSearchParams.prototype.size',
  'Intl.Segmenter',
  'AbortSignal.any',
  'Promise.withResolvers',
  'Promise.try',
  'Array.fromAsync',
  'Object.groupBy',
  'Map.groupBy',
  'Set.prototype.union',
  'Set.prototype.intersection',
  'Set.prototype.difference',
  'Set.prototype.isSubsetOf',
  'Iterator',
  'Iterator.prototype.map',
  'Iterator.prototype.filter',
  'Iterator.prototype.toArray',
  'SuppressedError',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'ReadableStream.from',
  'Response.prototype.bytes',
  'Blob.prototype.bytes',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'navigation',
  'CloseWatcher',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.moveBefore',
  'Element.prototype.getHTML',
  'Element.prototype.setHTMLUnsafe',
  'HTMLVideoElement.prototype.requestVideoFrameCallback',
  'VideoDecoder',
  'AudioDecoder',
  'ImageDecoder',
  'Navigator.prototype.connection',
  'Navigator.prototype.userActivation',
  'Navigator.prototype.userAgentData',
  'Navigator.prototype.wakeLock',
  'Navigator.prototype.locks',
]

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
function removeApis(paths: string[]) {
  for (const path of paths) {
    const names = path.split('.')
    const name = names.pop() ?? ''
    let owner: object | undefined = globalThis
    for (const step of names) owner = owner && Reflect.get(owner, step)
    if (owner) Reflect.deleteProperty(owner, name)
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
