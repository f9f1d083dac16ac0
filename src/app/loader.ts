import type { Early } from '@/app/early-input'
import { keepTyped } from '@/app/keep-typed'
import { moves } from '@/lib/first-move'

// Stands at the end of every prerendered page, as text (scripts/build/loader.mjs), so that it is there with the page.
// It starts the application once the page itself has loaded and shows, or at the visitor's first move, and until a part
// of the page is taken over it notes what was pressed and typed there; early-input.ts gives it back.
const { modules = '', styles = '', fonts: core = '' } = document.currentScript?.dataset ?? {}
const recorder = new AbortController()
const { signal } = recorder
const early: Early = {
  hasMoved: false,
  isLive: false,
  styles,
  recorder,
  presses: new Set(),
  typed: new Map(),
  dropped: new Map(),
}
window.early = early

/** In Mbit/s. On a slower line the fonts would share it with the page's largest picture. */
const fastLine = 3

/**
 * The fonts come at once on a fast line; else after all that the page itself loads. They are put to use together, once
 * they are here: whenever a font is named or arrives, the whole page is laid out again.
 */
async function wakeFonts() {
  const fonts = document.getElementById('fonts')
  if (!(fonts instanceof HTMLStyleElement)) return
  const faces = [...(fonts.sheet?.cssRules ?? [])].map((rule) => {
    const { style } = rule as CSSFontFaceRule
    const read = (descriptor: string) => style.getPropertyValue(descriptor)
    const src = read('src')
    const face = new FontFace(read('font-family').replaceAll('"', ''), src, {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range'),
      display: 'swap',
    })
    return { face, isCore: core.split(' ').some((address) => src.includes(address)) }
  })
  await Promise.allSettled(faces.map(({ face, isCore }) => isCore && face.load()))
  for (const { face } of faces) document.fonts.add(face)
}

function isLineFree() {
  const { connection } = navigator as Navigator & { connection?: { downlink: number } }
  return !connection || connection.downlink >= fastLine
}

if (isLineFree()) void wakeFonts()
else addEventListener('load', wakeFonts)

let isStarted = false
function start() {
  if (isStarted) return
  isStarted = true
  const addresses = modules.split(' ')
  for (const address of addresses) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = address
    document.head.append(link)
  }
  void runInTurn(addresses)
}

/** They are fetched all at once and run one by one, so that the visitor gets in between. */
async function runInTurn(addresses: string[]) {
  for (const address of addresses) await import(/* @vite-ignore */ address)
}

function move() {
  early.hasMoved = true
  start()
}

for (const type of moves) addEventListener(type, move, { capture: true, passive: true, once: true })
addEventListener('load', startWhenShown)

/** On a fast line a page has loaded before its text is on the screen, and its picture comes a frame or two later. */
function startWhenShown() {
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(start))
  new PerformanceObserver(soon).observe({ type: 'paint', buffered: true })
}

function pressedButton({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLElement>('main button') : null
}

addEventListener(
  'click',
  (event) => {
    const button = pressedButton(event)
    if (button) early.presses.add(button)
  },
  { capture: true, signal },
)
// React lets an event go on to here only where it has taken over.
addEventListener(
  'click',
  (event) => {
    const button = early.isLive && pressedButton(event)
    if (button) early.presses.delete(button)
  },
  { signal },
)
addEventListener(
  'input',
  ({ target }) => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    if (!isField) return
    early.typed.set(
      target,
      target instanceof HTMLInputElement && target.files ? [...target.files] : target.value,
    )
  },
  { capture: true, signal },
)
addEventListener(
  'drop',
  ({ target, dataTransfer }) => {
    if (target instanceof Element && dataTransfer?.files.length)
      early.dropped.set(target, [...dataTransfer.files])
  },
  { capture: true, signal },
)
addEventListener(
  'drop',
  ({ target }) => {
    if (early.isLive && target instanceof Element) early.dropped.delete(target)
  },
  { signal },
)
keepTyped(early)
