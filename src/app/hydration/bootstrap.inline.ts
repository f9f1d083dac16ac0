import { keepEarlyDrafts } from './early-draft'
import { type EarlyInput, recordEarlyInput } from './early-input'
import { loadFonts } from './load-fonts'
import { followRangeInputs } from './range-inputs'
import { interactionOrIdle, nextTask, painted } from './schedule'
import { showIntent } from './show-intent'
import { untilLoaded } from './until-loaded'

declare global {
  /** Passed from the inline script to hydrate.tsx. Undefined in development, where nothing is prerendered. */
  var bootstrap: { early: EarlyInput; stylesheet: string; loaded: Promise<unknown> } | undefined
}

// Inlined at the end of every prerendered page (scripts/build.mjs). See hydrate.tsx for the whole process.
const {
  entry = '',
  modules = '',
  pressed = '',
  stylesheet = '',
  fonts = '',
  hydrate,
} = document.currentScript?.dataset ?? {}
const early = recordEarlyInput()
showIntent(location.search)
keepEarlyDrafts(early.recording.signal)
followRangeInputs()
const loaded = start(hydrate === 'eager')
globalThis.bootstrap = { early, stylesheet, loaded }
loadFonts(fonts, loaded)

async function start(isEager: boolean) {
  if (!isEager) await painted()
  const code = Promise.all([fetchModules(modules, isEager), fetchEarly('preload', stylesheet, isEager)])
  // After the page's code, so that it doesn't delay hydration.
  const pressedCode = code.then(() => fetchModules(early.presses.size > 0 ? pressed : '', false))
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
      .map((url) => fetchEarly('modulepreload', url, isUrgent)),
  )
}

function fetchEarly(rel: 'modulepreload' | 'preload', href: string, isUrgent: boolean) {
  return new Promise<unknown>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel, href })
    if (rel === 'preload') link.as = 'style'
    link.fetchPriority = isUrgent ? 'auto' : 'low'
    link.onload = link.onerror = resolve
    // A browser without support for this relation fires no events.
    if (!link.relList.supports(rel)) resolve(undefined)
    document.head.append(link)
  })
}
