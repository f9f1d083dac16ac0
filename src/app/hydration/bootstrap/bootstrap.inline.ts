import { type EarlyInput, recordEarlyInput } from '../early-input'
import { addStylesheet } from '../full-stylesheet'
import { interactionOrIdle, nextTask, painted } from '../schedule'
import { untilLoaded } from '../until-loaded'
import { keepEarlyDrafts } from './early-draft'
import { loadFonts } from './load-fonts'
import { followRangeInputs } from './range-inputs'
import { showIntent } from './show-intent'

declare global {
  /** Passed from the inline script to hydrate.tsx. Undefined in development, where nothing is prerendered. */
  var bootstrap:
    | {
        early: EarlyInput
        stylesheet?: { url: string; isAdded: Promise<boolean> }
        loaded?: Promise<unknown>
        applyFonts?: () => void
      }
    | undefined
}

// Inlined at the end of every prerendered page (scripts/build.mjs). See hydrate.tsx for the whole process.
const {
  entry = '',
  modules = '',
  pressed = '',
  stylesheet = '',
  hydrate,
} = document.currentScript?.dataset ?? {}
const early = recordEarlyInput()
showIntent(location.search)
keepEarlyDrafts(early)
followRangeInputs()
const isEager = hydrate === 'eager'
const shown = isEager ? Promise.resolve() : painted()
// Applied while the page's code is still on its way.
const isAdded = shown.then(() => addStylesheet(stylesheet, isEager ? 'auto' : 'low'))
const loaded = shown.then(start)
const applyFonts = loadFonts(loaded)
globalThis.bootstrap = { early, stylesheet: { url: stylesheet, isAdded }, loaded, applyFonts }

async function start() {
  // After the page's code, so that it doesn't delay hydration.
  const pressedCode = fetchModules(modules, isEager).then(() =>
    fetchModules(early.presses.size > 0 ? pressed : '', false),
  )
  if (!isEager) await interactionOrIdle()
  // One at a time, so that input events are handled in between.
  for (const url of entry.split(' ')) {
    await untilLoaded(() => import(/* @vite-ignore */ url))
    await nextTask()
  }
  await pressedCode
}

/** Resolves even if some can't be fetched. @param urls space-separated */
function fetchModules(urls: string, isUrgent: boolean) {
  return Promise.all(
    urls
      .split(' ')
      .filter(Boolean)
      .map((url) => fetchModule(url, isUrgent)),
  )
}

function fetchModule(href: string, isUrgent: boolean) {
  return new Promise<unknown>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    link.fetchPriority = isUrgent ? 'auto' : 'low'
    link.onload = link.onerror = resolve
    // A browser without support for this relation fires no events.
    if (!link.relList.supports(link.rel)) resolve(undefined)
    document.head.append(link)
  })
}
