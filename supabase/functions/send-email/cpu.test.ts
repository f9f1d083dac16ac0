import assert from 'node:assert/strict'
import process from 'node:process'
import { forms } from '../_shared/contracts/forms.ts'
import { parseBody } from './body.ts'
import { safeFileName } from './resume/file-name.ts'
import { application } from './resume/files-for-tests.ts'
import { parseSubmission } from './submission/submission.ts'
import { contact, contactCall, supportEmail } from './testing.ts'

// A call should take at most 50 ms. The limit is higher to allow for slow machines, but quadratic code takes seconds.
const limitMs = 150
const bodyBytes = 250_000

const options = {
  forms,
  supportEmail,
  careersEmail: 'careers@lotspin.example',
  now: () => new Date('2026-11-21T12:00:00Z'),
  newId: () => crypto.randomUUID(),
  minFillMs: 0,
}

const parts = [
  ...[' ', '\t', '\n', ' \n', '\r\n', '\u00a0', '\u2028', '\u0000', ' -', '1 '],
  ...['<a href="x">', '<td align="', 'é\u200d', 'ب\u200c', '\u0301\u0327', '😀'],
  ...['\u200d', '\ufffc', '\ud800', '\ufdfa'],
  ...`. , ; - / _ ( () < <> " ' “ @ a@ a. a- xn-- % # & 1 1, 401- + x ü ü. n/a`.split(' '),
  ...'http:// https: www. mailto: tel: <i>& <div> &lt; <b></i> <h1></h2> <!-- &#x41; &amp'.split(' '),
]

function hostileTexts(valid: string, bytes: number): string[] {
  return parts.flatMap((part) => {
    const size = new TextEncoder().encode(JSON.stringify(part)).length - 2
    const many = part.repeat(Math.floor(bytes / size))
    return [`${valid}${many}`, `${many}${valid}`, `${valid}${many}${valid}`, `${many}!`]
  })
}

/** Uses the fastest of up to three runs, because garbage collection slows some of them down. */
function assertCheap(name: string, run: () => unknown) {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && least > limitMs / 3; tries += 1) {
    const begin = process.cpuUsage()
    try {
      run()
    } catch {
      // It's fine if the text is rejected, because only the time matters.
    }
    const { user, system } = process.cpuUsage(begin)
    least = Math.min(least, (user + system) / 1000)
  }
  assert.ok(least < limitMs, `${name}: ${Math.round(least)} ms`)
}

const valid: Record<string, string> = {
  ...{ ...application, ...contact, linkedinUrl: 'linkedin.com/in/ada', dealershipName: 'Bay Motors' },
  ...{ company: 'Bay Motors', vehicles: '60', about: 'Demo', dealershipWebsite: 'bay-motors.example' },
  ...{ jobTitle: 'GM', inventorySize: '60', preferredStartDate: '2026-12-15', planInterest: 'Advanced 40' },
  ...{ discountCode: 'SPRING', referralCode: 'ADA' },
}

for (const form of Object.values(forms)) {
  for (const field of new Set([...form.rows.map(([key]) => key as string), 'website'])) {
    Deno.test(`validating a ${form.name} form with a hostile "${field}" field takes little CPU time`, () => {
      for (const text of [9000, bodyBytes].flatMap((bytes) => hostileTexts(valid[field] ?? '', bytes))) {
        const name = `${JSON.stringify(text.slice(0, 40))} … ${JSON.stringify(text.slice(-10))}`
        assertCheap(name, () => form.schema().safeParse({ ...valid, [field]: text }))
      }
    })
  }
}

for (const field of ['to', 'subject', 'text', 'html', 'submissionId', 'form']) {
  Deno.test(`parsing a request with a hostile "${field}" field takes little CPU time`, () => {
    for (const text of [190, 19_000, bodyBytes].flatMap((bytes) => hostileTexts('Ada', bytes))) {
      const json = { to: supportEmail, subject: 'Hi', text: 'Hi', html: 'Hi', [field]: text }
      assertCheap(text.slice(0, 40), () => parseSubmission({ json, file: undefined }, options))
    }
  })
}

Deno.test('cleaning a hostile file name takes little CPU time', () => {
  for (const text of hostileTexts('cv', bodyBytes)) {
    assertCheap(JSON.stringify(text.slice(0, 40)), () => safeFileName(`${text}.pdf`, 'pdf'))
  }
})

Deno.test('parsing a hostile body takes little CPU time', () => {
  const many = (entry: (index: number) => string, bytes = bodyBytes) =>
    Array.from({ length: Math.floor(bytes / entry(99_999).length) }, (_, index) => entry(index)).join(',')
  const call = JSON.stringify(contactCall()).slice(0, -1)
  for (const body of [
    '['.repeat(bodyBytes),
    `${'['.repeat(bodyBytes / 2)}${']'.repeat(bodyBytes / 2)}`,
    `${call},${many((index) => `"k${index}":0`, bodyBytes - 1000)}}`,
    `${call},"fields":{${many((index) => `"k${index}":0`, bodyBytes - 1000)}}}`,
    `{"type":"career_application","applicationData":{${many((index) => `"k${index}":0`)}}}`,
    `{${many(() => '"data":')}`,
    `{${many(() => '"data":"data:')}`,
    `{"data":"data:${';base64'.repeat(bodyBytes / 7)}`,
    `[${many(() => '"\\u0000"')}]`,
  ]) {
    assertCheap(body.slice(0, 60), () => parseSubmission(parseBody(new TextEncoder().encode(body)), options))
  }
})
