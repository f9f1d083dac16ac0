import { planRequestForm } from '@shared/contracts/plan-request.ts'
import { linkTo, renderSubmissionEmail } from '@shared/email-rendering/render.ts'
import { expect, test } from 'vitest'

const emailOf = (planInterest: string | undefined) =>
  renderSubmissionEmail(planRequestForm, {
    ...{ dealershipName: 'Bay Motors', name: 'Ada', email: 'ada@dealer.example', phone: '(401) 555-0142' },
    planInterest,
  })

test.each([
  ['Advanced 40', 'New Advanced 40 Plan Request'],
  ['X\r\nBcc: all@list.example', 'New Other Plan Request'],
  [undefined, 'New Plan Request'],
])('a request for the plan %j has the subject %j', (planInterest, subject) => {
  expect(emailOf(planInterest).subject).toBe(subject)
})

test('the name of an unknown plan is in the email’s text, but not in its subject', () => {
  const { subject, text } = emailOf('URGENT: your account is suspended')
  expect([subject, text.split('\n')[2]]).toEqual([
    'New Other Plan Request',
    'Plan: URGENT: your account is suspended',
  ])
})

test.each([
  ['website', 'javascript:alert(1)', undefined],
  ['website', 'data:text/html,x', undefined],
  ['website', 'ftp://dealer.example', undefined],
  ['website', 'dealer.example evil', undefined],
  ['website', 'http://dealer.example', 'http://dealer.example/'],
  ['website', 'bay-motors.example/?a=1&b="2"', 'https://bay-motors.example/?a=1&b=%222%22'],
  ['email', 'ada+"cars"@dealer.example', 'mailto:ada%2B%22cars%22@dealer.example'],
  ['phone', '(401) 555-0142 ext. 5', 'tel:+14015550142;ext=5'],
] as const)('links the %s %j to %j', (kind, value, href) => expect(linkTo(kind, value)).toBe(href))
