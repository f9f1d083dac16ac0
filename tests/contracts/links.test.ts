import { linkTo } from '@shared/email-rendering/render.ts'
import { expect, test } from 'vitest'

test.each([
  ['website', 'javascript:alert(1)', undefined],
  ['website', 'data:text/html,x', undefined],
  ['website', 'ftp://dealer.example', undefined],
  ['website', 'dealer.example evil', undefined],
  ['website', 'http://dealer.example', 'http://dealer.example/'],
  ['website', 'bay-motors.example/?a=1&b="2"', 'https://bay-motors.example/?a=1&b=%222%22'],
  ['email', 'ada+"cars"@dealer.example', 'mailto:ada%2B%22cars%22@dealer.example'],
  ['phone', '(401) 555-0142', 'tel:+14015550142'],
  ['phone', '(401) 555-0142 ext. 5', 'tel:+14015550142;ext=5'],
  ['phone', '401.555.0142 x12345', 'tel:+14015550142;ext=12345'],
  ['phone', '+44 20 7946 095 ext. 7', 'tel:+44207946095;ext=7'],
  ['phone', '+44 20 7946 095', 'tel:+44207946095'],
  ['phone', '1234567890', 'tel:1234567890'],
  ['phone', 'call me', undefined],
] as const)('linkTo() with the %s %j returns %j', (kind, value, href) =>
  expect(linkTo(kind, value)).toBe(href),
)
