import { campaignIn, readSource } from '@shared/contracts/lead-source.ts'
import { expect, test } from 'vitest'

test.each([
  ['', {}],
  ['?for=demo', {}],
  ['?utm_source=google&utm_medium=cpc', { utm_source: 'google', utm_medium: 'cpc' }],
  ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
  ['?UTM_SOURCE=Bing', { utm_source: 'Bing' }],
  ['?utm_source=&utm_term=%20%00%E2%80%8B', {}],
  ['?utm_content=a%0Ab%09c', { utm_content: 'a b c' }],
  ['?utm_id=%E0%A4%A', { utm_id: expect.any(String) }],
  ['?page=/evil&__proto__=x&utm_unknown=y', {}],
  [`?utm_term=${'x'.repeat(5000)}`, { utm_term: 'x'.repeat(200) }],
])('the campaign in %j is %j', (search, campaign) => expect(campaignIn(search)).toEqual(campaign))

test('the page is a path', () => {
  expect(readSource({ page: '/contact' })).toEqual({ page: '/contact' })
  for (const page of ['contact', 'https://evil.example/', 'javascript:alert(1)', '', null, 7])
    expect(readSource({ page })).toEqual({})
})
