import { canonicalPath } from '@/lib/canonical-path'
import { askedFor, earlySelectors } from '@/lib/early-input'
import { readSession } from '@/lib/session'
import { showCodeMissing } from './code-missing'
import { keepDrafts, restoreDrafts } from './drafts'
import { type EarlyInput, recordEarlyInput } from './record'

declare global {
  /** Read by main.tsx. It is undefined in development, because the development server doesn't prerender. */
  var earlyInput: EarlyInput | undefined
}

/** After this time, forms report that the page's code is missing, although it may still load later. */
const timeoutMs = 10_000

// Redirect before hydration, because for a path such as //Contact, React may render a different page than the one
// served.
const { pathname, search, hash } = location
const canonical = canonicalPath(pathname)
if (canonical !== pathname) location.replace(canonical + search + hash)

const early = recordEarlyInput()
globalThis.earlyInput = early
const { signal } = early.recording
// Save drafts before parsing ends, because the parser waits for the stylesheet at the end of the page, and visitors may
// type meanwhile.
keepDrafts(signal)
// Use a mutation observer, because its callback runs before new elements are painted.
const parsing = new MutationObserver(prepareParsed)
parsing.observe(document, { childList: true, characterData: true, subtree: true })
// The first readystatechange event fires when parsing has finished, before the page's code runs.
document.addEventListener('readystatechange', whenParsed, { once: true })
addEventListener('input', followRangeInput, { signal })
addEventListener('error', onScriptError, { capture: true, signal })
const timer = setTimeout(showCodeMissing, timeoutMs)
signal.addEventListener('abort', () => clearTimeout(timer))

/**
 * Runs if a script throws or can't be loaded. It ignores errors in browser extensions, which have a different origin.
 */
function onScriptError({ target, filename }: ErrorEvent) {
  if (target instanceof HTMLScriptElement || filename?.startsWith(location.origin)) showCodeMissing()
}

function whenParsed() {
  parsing.disconnect()
  prepareParsed()
}

function prepareParsed() {
  showIntent()
  hideUndecided()
  restoreDrafts()
}

function showIntent() {
  const intent = askedFor(location.search)
  for (const part of elementsOf(earlySelectors.byIntent)) {
    const shown = JSON.parse(part.dataset.byIntent ?? '{}')[intent]
    if (typeof shown === 'string') setText(part, shown)
    else if (shown === true) part.hidden = false
  }
}

/** Setting the same text again would trigger the mutation observer in a loop. */
function setText(part: HTMLElement, text: string) {
  if (part.textContent !== text) part.textContent = text
}

function hideUndecided() {
  for (const part of elementsOf(earlySelectors.awaits)) {
    const source = part.dataset.awaits ?? ''
    if (source === 'query' ? location.search : readSession(source)) part.style.visibility = 'hidden'
  }
}

function followRangeInput({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'range') return
  const { value, min, max } = target
  const share = (Number(value) - Number(min)) / (Number(max) - Number(min))
  target.closest<HTMLElement>(earlySelectors.followsRange)?.style.setProperty('--at', `${share * 100}%`)
}

function elementsOf(selector: string) {
  return document.querySelectorAll<HTMLElement>(selector)
}
