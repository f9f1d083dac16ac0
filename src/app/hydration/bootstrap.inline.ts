import { keepEarlyDrafts } from './early-draft'
import { type EarlyInput, recordEarlyInput } from './early-input'
import { loadFonts } from './load-fonts'
import { followRangeInputs } from './range-inputs'
import { interactionOrIdle, nextTask, painted } from './schedule'
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
  stylesheet = '',
  fonts = '',
  hydrate,
} = document.currentScript?.dataset ?? {}
const early = recordEarlyInput()
globalThis.bootstrap = { early, stylesheet }
keepEarlyDrafts(early.recording.signal)
followRangeInputs()
loadFonts(fonts)
void start(hydrate === 'eager')

async function start(isEager: boolean) {
  if (!isEager) await painted()
  for (const url of modules.split(' ')) fetchEarly('modulepreload', url, isEager)
  fetchEarly('preload', stylesheet, isEager)
  if (!isEager) await interactionOrIdle()
  // The framework, then the app: one by one, so that the visitor's input gets in between.
  for (const url of entry.split(' ')) {
    await untilLoaded(() => import(/* @vite-ignore */ url))
    await nextTask()
  }
}

function fetchEarly(rel: 'modulepreload' | 'preload', href: string, isUrgent: boolean) {
  const link = Object.assign(document.createElement('link'), { rel, href })
  if (rel === 'preload') link.as = 'style'
  link.fetchPriority = isUrgent ? 'auto' : 'low'
  document.head.append(link)
}
