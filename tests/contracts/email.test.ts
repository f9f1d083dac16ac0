import { contactForm } from '@shared/contracts/contact.ts'
import { demoRequestForm } from '@shared/contracts/demo-request.ts'
import { planRequestForm } from '@shared/contracts/plan-request.ts'
import { linkTo, renderSubmissionEmail } from '@shared/email-rendering/render.ts'
import { expect, test } from 'vitest'

const contact = {
  name: 'Ada O’Neil',
  email: 'ada@dealer.example',
  message: 'Two lots,\n<b>80</b> cars & more',
}
const plan = {
  dealershipName: 'Bay Motors',
  name: 'Ada',
  email: 'ada@dealer.example',
  phone: '(401) 555-0142',
  planInterest: 'Advanced 40',
  inventorySize: 80,
}

test('a contact message lists its fields, empty ones as Not provided', () => {
  const email = renderSubmissionEmail(contactForm, contact)

  expect(email.subject).toBe('New Contact Form Submission')
  expect(email.text).toContain('Name: Ada O’Neil\nEmail: ada@dealer.example\nPhone: Not provided\n')
  expect(email.text).toContain('Message:\n  Two lots,\n  <b>80</b> cars & more')
  expect(email.html).toContain('&lt;b&gt;80&lt;/b&gt; cars &amp; more')
  expect(email.html).not.toContain('<b>')
})

test('a plan request names its plan, and empty codes read None', () => {
  const email = renderSubmissionEmail(planRequestForm, plan, { reference: 'abc' })

  expect(email.subject).toBe('New Advanced 40 Plan Request')
  expect(email.text).toContain('Discount code: None\nReferral code: None\n')
  expect(email.text).toContain('Monthly movement (new and used): 80\n')
  expect(email.text).toContain('Reference abc')
})

test('a subject is always a single line', () => {
  const crafted = { ...plan, planInterest: 'X\r\nBcc: all@list.example' }
  expect(renderSubmissionEmail(planRequestForm, crafted).subject).toBe('New Other Plan Request')
  expect(renderSubmissionEmail(planRequestForm, { ...plan, planInterest: undefined }).subject).toBe(
    'New Plan Request',
  )
})

test('a demo request has its own subject', () => {
  const demo = { name: 'Ada', email: 'ada@dealer.example', phone: '(401) 555-0142', dealershipName: 'Bay' }
  expect(renderSubmissionEmail(demoRequestForm, demo).subject).toBe('New Demo Request')
})

test('email, phone and website are links, and nothing else is', () => {
  const { html, text } = renderSubmissionEmail(planRequestForm, {
    ...plan,
    email: 'ada+"cars"@dealer.example',
    phone: '(401) 555-0142 ext. 5',
    dealershipWebsite: 'bay-motors.example/?a=1&b="2"',
    preferredStartDate: '2026-12-15',
  })
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual([
    'https://bay-motors.example/?a=1&amp;b=%222%22',
    'mailto:ada%2B%22cars%22@dealer.example',
    'tel:+14015550142;ext=5',
  ])
  expect(html).toContain('>(401) 555-0142 ext. 5</a>')
  expect(text).toContain('Preferred start date: 12/15/2026')
  expect(text).not.toContain('mailto:')
})

test.each([
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://dealer.example', undefined],
  ['dealer.example evil', undefined],
  ['http://dealer.example', 'http://dealer.example/'],
  ['dealer.example', 'https://dealer.example/'],
])('the website %j links to %j', (website, href) => expect(linkTo('website', website)).toBe(href))

test('empty fields aren’t links', () => {
  const { html } = renderSubmissionEmail(contactForm, contact)
  expect(html).toContain('>Not provided</td>')
  expect(html.match(/<a /g)).toHaveLength(1)
})
