import assert from 'node:assert/strict'
import { brand } from '../brand.ts'
import { applicationForm } from '../contracts/application.ts'
import { contactForm } from '../contracts/contact.ts'
import { demoRequestForm } from '../contracts/demo-request.ts'
import type { AnyForm } from '../contracts/form.ts'
import { forms } from '../contracts/forms.ts'
import { planRequestForm } from '../contracts/plan-request.ts'
import { renderConfirmationEmail } from './confirmation.ts'
import { escapeHtml } from './html.ts'
import { renderNoticeEmail } from './notice.ts'
import { renderSubmissionEmail } from './render.ts'

const sender = { name: 'Ada Diaz', email: 'ada@dealer.example', phone: '(401) 555-0142 ext. 5' }
const contact = { ...sender, company: 'Bay Motors', message: `Hello,\n\n- a & b\n- <c d='e' f="g">\n\nAda` }
const meta = {
  reference: 's-1',
  receivedAt: new Date('2026-07-04T16:05:00Z'),
  source: { page: '/contact', utm_source: 'google' },
}

const contactEmail = (change: Partial<typeof contact> = {}) =>
  renderSubmissionEmail(contactForm, { ...contact, ...change }, meta)

const application = {
  ...sender,
  location: 'Providence, RI',
  roleApplyingFor: 'other' as const,
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  coverLetter: 'One\nTwo',
  website: '',
}

const planRequest = {
  ...{ planInterest: 'Advanced 40', dealershipName: 'Bay Motors', dealershipWebsite: 'bay-motors.example' },
  ...{ ...sender, jobTitle: 'GM', inventorySize: 60, preferredStartDate: '2026-07-20' },
  ...{ discountCode: 'SPRING', referralCode: 'BO-7' },
}
const demo = { ...sender, dealershipName: 'Bay Motors' }

const file = { filename: 'resume.pdf', size: 2_500_000, note: 'attached' }
const emails = {
  contact: contactEmail(),
  plan: renderSubmissionEmail(planRequestForm, planRequest, meta),
  demo: renderSubmissionEmail(demoRequestForm, { ...demo, message: 'Hello' }, meta),
  application: renderSubmissionEmail(applicationForm, application, { ...meta, file }),
  confirmation: renderConfirmationEmail('careers@lotspin.example'),
  notice: renderNoticeEmail('1 held submission', ['1 < 2 & 3.', 'To see it: npm run leads.']),
}

function shownLines(html: string): string[] {
  const text = html
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<br>|<\/(?:p|h1|li|div|th|td)>/g, '\n')
    .replace(/<[^>]*>/g, '')
  return text.split('\n').filter(Boolean)
}

/** Rows without a value are removed, so a new optional field doesn't change the expected emails. */
function answered(text: string): string {
  return text.replaceAll(/^.*[:\n] ?Not provided\n/gm, '')
}

const named = { Name: 'Ada Diaz' }
const reached = { Email: 'ada@dealer.example', Phone: '(401) 555-0142 ext. 5' }
const about = { Received: 'Sat, Jul 4, 2026, 12:05 PM EDT', Page: '/contact', Campaign: 'utm_source=google' }
const senderLinks = ['mailto:ada@dealer.example', 'tel:+14015550142;ext=5']
const reply = `Sent from the ${brand.name} website. Reply to this email to answer the sender. Reference s-1`

const dealer = { 'Dealership name': 'Bay Motors' }

for (const [email, subject, preview, rows, links] of [
  [
    emails.contact,
    'New Contact Form Submission',
    `Ada Diaz, Bay Motors: Hello, - a & b - <c d='e' f="g"> Ada`,
    { ...named, ...reached, Company: 'Bay Motors', About: 'General question', Message: contact.message },
    senderLinks,
  ],
  [
    emails.application,
    'New Application: Other - specify in cover letter',
    'Ada Diaz, Providence, RI: One Two',
    {
      ...{ ...named, ...reached, Location: 'Providence, RI', Role: 'Other - specify in cover letter' },
      ...{ LinkedIn: application.linkedinUrl, Resume: 'resume.pdf (2.38 MB), attached' },
      'Cover letter': 'One\nTwo',
    },
    [...senderLinks, application.linkedinUrl],
  ],
  [
    emails.plan,
    'New Advanced 40 Plan Request',
    'Ada Diaz, Bay Motors',
    {
      ...{ Plan: 'Advanced 40', ...dealer, 'Dealership website': 'bay-motors.example' },
      ...{ 'Contact name': 'Ada Diaz', 'Job title': 'GM', ...reached },
      ...{ 'Monthly movement (new and used)': '60', 'Preferred start date': '07/20/2026' },
      ...{ 'Discount code': 'SPRING', 'Referral code': 'BO-7' },
    },
    ['https://bay-motors.example/', ...senderLinks],
  ],
  [
    emails.demo,
    'New Demo Request',
    'Ada Diaz, Bay Motors: Hello',
    { ...named, ...reached, ...dealer, Message: 'Hello' },
    senderLinks,
  ],
] as const) {
  Deno.test(`${subject}: the text and HTML versions have the same rows in the same order`, () => {
    const all = Object.entries({ ...rows, ...about })
    const lines = all.map(([label, value]) =>
      value.includes('\n') ? `${label}:\n  ${value.replaceAll('\n', '\n  ')}` : `${label}: ${value}`,
    )
    assert.equal(email.subject, subject)
    assert.equal(answered(email.text), [subject, '', ...lines, '', reply, ''].join('\n'))
    const shown = [preview, brand.name, subject, ...all.flat().flatMap((text) => text.split('\n')), reply]
    assert.deepEqual(
      answered(shownLines(email.html).join('\n')).split('\n'),
      shown.filter(Boolean).map(escapeHtml),
    )
    const found = [...email.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    assert.deepEqual(found, links)
  })
}

Deno.test('the HTML version keeps the line breaks of a value and escapes special characters', () => {
  const tag = '&lt;c d=&#39;e&#39; f=&quot;g&quot;&gt;'
  assert.ok(emails.contact.html.includes(`>Hello,<br><br>- a &amp; b<br>- ${tag}<br><br>Ada</td>`))
})

Deno.test('a missing code is shown as None, and a file size of a few bytes as 0.01 MB', () => {
  const { text } = renderSubmissionEmail(planRequestForm, demo, meta)
  assert.deepEqual(text.match(/^.* code: .*$/gm), ['Discount code: None', 'Referral code: None'])
  const file = { filename: 'cv.pdf', size: 300 }
  const email = renderSubmissionEmail(applicationForm, application, { file })
  assert.ok(email.text.includes('\nResume: cv.pdf (0.01 MB)\n'))
})

Deno.test('only job applications are emailed to careers and confirmed by email, and each form has a receipt title', () => {
  assert.deepEqual(
    Object.entries(forms).map(([key, { name, recipient, receipt, isConfirmed = false }]: [string, AnyForm]) =>
      [key === name, name, recipient, receipt, isConfirmed].join(' '),
    ),
    [
      'true contact support Message false',
      'true plan_request support Plan request false',
      'true demo_request support Demo request false',
      'true career_application careers Application true',
    ],
  )
})

for (const [isResumeKept, opening] of [
  [undefined, 'Your application and resume have arrived.'],
  [
    false,
    'Your application has arrived, but we could not accept the resume. Please reply to this email with it.',
  ],
] as const) {
  Deno.test(`the text and HTML versions of the confirmation have the same content: ${opening}`, () => {
    const { subject, text, html } = renderConfirmationEmail('careers@lotspin.example', isResumeKept)
    const steps = [
      'We review your application within 24-48 hours.',
      'You receive an email with next steps.',
      'Qualified candidates are contacted for an interview.',
    ]
    const next = `${opening} Here is what happens next:`
    const questions = 'Questions? Reply to this email or write to careers@lotspin.example.'
    const reason = `You’re receiving this email because this address was given in a job application on the ${brand.name} website. If that wasn’t you, let us know and we’ll delete it.`
    const list = steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
    assert.equal(subject, `${brand.name}: we have your application`)
    assert.equal(text, `${['Hello,', next, list, questions, reason].join('\n\n')}\n`)
    const title = 'We have your application'
    const shown = [opening, brand.name, title, 'Hello,', next, ...steps, questions, reason]
    assert.deepEqual(shownLines(html), shown)
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, ...link]) => link)
    assert.deepEqual(links, [['mailto:careers@lotspin.example', 'careers@lotspin.example']])
  })
}

Deno.test('the text and HTML versions of a notice have the same content', () => {
  const { subject, text, html } = emails.notice
  const footer = `Sent by the ${brand.name} website itself.`
  assert.equal(text, `1 < 2 & 3.\nTo see it: npm run leads.\n\n${footer}\n`)
  const first = '1 &lt; 2 &amp; 3.'
  assert.deepEqual(shownLines(html), [first, brand.name, subject, first, 'To see it: npm run leads.', footer])
})

for (const [name, { html }] of Object.entries(emails)) {
  const stylesOf = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))].map(([all]) => all)

  Deno.test(`the ${name} email declares its language and has the inline styles that mail clients need`, () => {
    assert.match(html, /^<!doctype html><html lang="en"><head><meta charset="utf-8">.*<\/html>$/)
    const [, heading] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? []
    assert.ok(heading && html.includes(`<title>${heading}</title>`))
    assert.match(html, /<table lang="en"/)
    assert.match(html, /<body[^>]*><div[^>]*display:none[^>]*>[^<]+<\/div>/)
    for (const [, style = ''] of html.matchAll(/style="([^"]*)"/g)) {
      if (/(^|;)color:/.test(style)) assert.match(style, /(^|;)background-color:#ffffff(;|$)/)
    }
    for (const tag of ['th', 'td', 'p', 'h1', 'li']) {
      for (const style of stylesOf(tag)) assert.match(style, /font-family:Arial.*color:#/)
    }
    for (const style of stylesOf('table')) assert.match(style, /table-layout:fixed/)
    for (const style of [...stylesOf('th'), ...stylesOf('td')])
      assert.match(style, /word-wrap:break-word;overflow-wrap:anywhere;word-break:break-word/)
    assert.doesNotMatch(html, /<\/th><td (?!dir="auto")/)
  })
}

Deno.test('emails have at most two combining marks in a row', () => {
  const zalgo = `e${'\u0301\u0489'.repeat(20)}`
  const intact = ['tie\u0302\u0301ng', 'नमस्ते हिन्दी', '👨‍👩‍👧 1️⃣ ❤️']
  const typed = [zalgo, '\u0301'.repeat(40), ...intact]
  const shown = ['e\u0301\u0489', '\u0301\u0301', ...intact]
  for (const [index, name] of typed.entries()) {
    const { text, html } = contactEmail({ name, message: `a\n${name}` })
    assert.ok(text.includes(`\nName: ${shown[index]}\n`) && text.includes(`\n  ${shown[index]}\n`))
    assert.equal(shownLines(html).filter((line) => line === shown[index]).length, 2)
    assert.doesNotMatch(html, /[\p{Mn}\p{Me}]{3}/u)
  }
})

Deno.test('the preview text contains the sender, the dealership and the start of the message', () => {
  const emails = [
    contactEmail({ company: '', message: 'Hi' }),
    contactEmail({ message: '🚗'.repeat(500) }),
    renderSubmissionEmail(demoRequestForm, demo),
  ]
  const long = `Ada Diaz, Bay Motors: ${'🚗'.repeat(128)}…`
  const previews = emails.map(({ html }) => shownLines(html)[0])
  assert.deepEqual(previews, ['Ada Diaz: Hi', long, 'Ada Diaz, Bay Motors'])
})

Deno.test('emails show times in the New York time zone', () => {
  for (const [instant, time] of [
    ['2026-11-01T05:30:00Z', 'Sun, Nov 1, 2026, 1:30 AM EDT'],
    ['2026-11-01T06:30:00Z', 'Sun, Nov 1, 2026, 1:30 AM EST'],
    ['2027-01-01T05:00:00Z', 'Fri, Jan 1, 2027, 12:00 AM EST'],
  ] as const) {
    const { text } = renderSubmissionEmail(contactForm, contact, { receivedAt: new Date(instant) })
    assert.ok(text.includes(`\nReceived: ${time}\n`))
  }
})
