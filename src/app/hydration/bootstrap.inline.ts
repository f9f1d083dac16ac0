import { keepEarlyDrafts } from './early-draft'
import { type EarlyInput, recordEarlyInput } from './early-input'
import { loadFonts } from './load-fonts'
import { followRangeInputs } from './range-inputs'
import { interactionOrIdle, nextTask, painted } from './schedule'
import { showIntent } from './show-intent'
import { untilLoaded } from './until-loaded'

declare global {
  /** What the inline script hands to hydrate.tsx. Absent in development, where nothing is prerendered. */
  var bootstrap: { early: EarlyInput; stylesheet: string } | undefined
}

// Inlined at the end of every prerendered page (scripts/build/inline-script.mjs), so that it runs with the page. Its
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
globalThis.bootstrap = { early, stylesheet }
keepEarlyDrafts(early.recording.signal)
followRangeInputs()
const started = start(hydrate === 'eager')
loadFonts(fonts, started)
// What a press opens is fetched beside the page's code, not after it.
addEventListener('click', fetchPressed, { capture: true, signal: early.pressing.signal })

async function start(isEager: boolean) {
  if (!isEager) await painted()
  fetchModules(modules, isEager)
  fetchEarly('preload', stylesheet, isEager)
  if (!isEager) await interactionOrIdle()
  // The framework, then the app: one by one, so that the visitor's input gets in between.
  for (const url of entry.split(' ')) {
    await untilLoaded(() => import(/* @vite-ignore */ url))
    await nextTask()
  }
}

function fetchPressed() {
  if (early.presses.size > 0) fetchModules(pressed, false)
}

/** @param urls space-separated */
function fetchModules(urls: string, isUrgent: boolean) {
  for (const url of urls.split(' ').filter(Boolean)) fetchEarly('modulepreload', url, isUrgent)
}

function fetchEarly(rel: 'modulepreload' | 'preload', href: string, isUrgent: boolean) {
  const link = Object.assign(document.createElement('link'), { rel, href })
  if (rel === 'preload') link.as = 'style'
  link.fetchPriority = isUrgent ? 'auto' : 'low'
  document.head.append(link)
}
