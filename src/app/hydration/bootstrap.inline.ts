import { keepEarlyDrafts } from './early-draft'
import { type EarlyInput, recordEarlyInput } from './early-input'
import { loadFonts } from './load-fonts'
import { followRangeInputs } from './range-inputs'
import { interactionOrIdle, nextTask, painted } from './schedule'
import { showIntent } from './show-intent'
import { untilLoaded } from './until-loaded'

declare global {
  /** What the inline script hands to hydrate.tsx. Absent in development, where nothing is prerendered. */
  var bootstrap: { early: EarlyInput; stylesheet: string; loaded: Promise<unknown> } | undefined
}

// Inlined at the end of every prerendered page (scripts/build.mjs), so that it runs with the page. Its
// element says what to fetch; hydrate.tsx tells the whole story.
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

/** Resolves once the page's code, and that of what was pressed, has arrived. */
async function start(isEager: boolean) {
  if (!isEager) await painted()
  const code = Promise.all([fetchModules(modules, isEager), fetchEarly('preload', stylesheet, isEager)])
  // What a press opens is fetched behind the page's code: beside it, it would hold up hydration.
  const pressedCode = code.then(() => fetchModules(early.presses.size > 0 ? pressed : '', false))
  if (!isEager) await interactionOrIdle()
  // The framework, then the app: one by one, so that the visitor's input gets in between.
  for (const url of entry.split(' ')) {
    await untilLoaded(() => import(/* @vite-ignore */ url))
    await nextTask()
  }
  await pressedCode
}

/** @param urls space-separated. Resolves once all of them have arrived, or cannot. */
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
    // A browser that does not know the relation says nothing.
    if (!link.relList.supports(rel)) resolve(undefined)
    document.head.append(link)
  })
}
