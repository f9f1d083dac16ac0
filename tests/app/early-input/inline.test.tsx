import { beforeEach, expect, it, vi } from 'vitest'
import { saveReceipt } from '@/features/leads/receipt'
import { early } from '@/lib/early-input'
import { draftKey } from '@/lib/session'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  return () => {
    globalThis.earlyInput?.recording.abort()
    // This event disconnects the script's observer, which would otherwise hide receipts in later test files.
    document.dispatchEvent(new Event('readystatechange'))
    history.replaceState(null, '', '/')
    document.body.replaceChildren()
  }
})

const attributes = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}='${value}'`)
    .join('')

/** Simulates parsing: the inline script runs first, and the browser then adds the rest of the page. */
async function parse(address: string, html: string) {
  history.replaceState(null, '', address)
  await import('@/app/early-input/inline')
  document.body.innerHTML = html
  await Promise.resolve()
}

const partOf = (selector: string) => document.body.querySelector<HTMLElement>(selector) ?? expect.fail()

it.each([
  ['/contact?for=Demo/', 'Book a demo', true],
  ['/contact?for=quote', 'Get a quote', false],
  ['/contact', 'Contact', false],
])(
  'while %s loads, the inline script shows the content for the intent in the URL',
  async (address, title, isShown) => {
    const texts = attributes(early.byIntent({ demo: 'Book a demo', quote: 'Get a quote' }))
    const parts = attributes(early.byIntent({ demo: true, quote: false }))
    await parse(address, `<h1${texts}>Contact</h1><p hidden${parts}>Vehicles</p>`)
    expect([partOf('h1').textContent, !partOf('p').hidden]).toEqual([title, isShown])
    const heading = partOf('h1').firstChild as Text
    heading.appendData(' us')
    await Promise.resolve()
    expect(partOf('h1').textContent).toBe(title.replace(/^Contact$/, 'Contact us'))
    // After parsing, the script must not undo other changes.
    document.dispatchEvent(new Event('readystatechange'))
    partOf('h1').textContent = 'Other'
    await Promise.resolve()
    expect(partOf('h1')).toHaveTextContent('Other')
  },
)

it.each([
  ['/success', false, [true, true]],
  ['/success?x=1', false, [false, true]],
  ['/success', true, [true, false]],
])(
  'until hydration, the inline script hides only content that the query or the receipt will change (%s, receipt: %s)',
  async (address, hasReceipt, visible) => {
    if (hasReceipt) saveReceipt({ reference: 'x', title: 'x', sentAt: '2026-11-21T18:10:00Z', lines: [] })
    const [query, receipt] = [early.awaits('query'), early.awaits('receipt')].map(attributes)
    await parse(address, `<p${query}>Query</p><b${receipt}>Receipt</b>`)
    const isVisible = (selector: string) => getComputedStyle(partOf(selector)).visibility !== 'hidden'
    expect(['p', 'b'].map(isVisible)).toEqual(visible)
  },
)

it('the inline script fills in a draft while the page is being parsed, and saves typed text until hydration', async () => {
  sessionStorage.setItem(draftKey('contact'), JSON.stringify({ name: 'Ada' }))
  await parse('/contact', `<form${attributes(early.draft('contact'))}><input name="name" /></form>`)
  const field = partOf('input') as HTMLInputElement
  expect(field).toHaveValue('Ada')
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return JSON.parse(sessionStorage.getItem(draftKey('contact')) ?? '{}').name
  }
  expect(type('Bo')).toBe('Bo')
  globalThis.earlyInput?.recording.abort()
  expect(type('Cy')).toBe('Bo')
})

it('the inline script moves a slider’s divider when the value changes', async () => {
  const inputs = '<input type="range" min="10" max="50" value="20" /><input type="number" value="40" />'
  await parse('/', `<div${attributes(early.followsRange)}>${inputs}</div>`)
  for (const input of document.querySelectorAll('input'))
    input.dispatchEvent(new Event('input', { bubbles: true }))
  expect(partOf('div').style.getPropertyValue('--at')).toBe('25%')
})

it.each<[string, () => void, boolean]>([
  ['shown after ten seconds', () => vi.advanceTimersByTime(10_000), true],
  ['hidden for ten seconds', () => vi.advanceTimersByTime(9_999), false],
  [
    'hidden after hydration',
    () => {
      globalThis.earlyInput?.recording.abort()
      vi.advanceTimersByTime(10_000)
    },
    false,
  ],
  ['shown if a script fails to load', () => partOf('script').dispatchEvent(new Event('error')), true],
  ['hidden if a picture fails to load', () => partOf('img').dispatchEvent(new Event('error')), false],
  ['shown if a script throws', () => fail(`${location.origin}/assets/main.js`), true],
  ['hidden if an extension’s script throws', () => fail('chrome-extension://x/main.js'), false],
])('the notice about a form’s missing code is %s', async (_, happen, isShown) => {
  await parse(
    '/',
    `<p hidden${attributes(early.codeMissing)}>Call us</p><script type="x"></script><img alt="" />`,
  )
  happen()
  expect(partOf('p').hidden).toBe(!isShown)
})

const fail = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }))
