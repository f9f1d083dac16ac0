import { campaignOf, readSource } from '@shared/contracts/lead-source.ts'
import { expect, test } from 'vitest'

test.each([
  [{ utm_source: 'google', utm_medium: 'cpc' }, 'utm_source=google, utm_medium=cpc'],
  [{ utm_id: '7', utm_content: 'a\nb\tc', utm_term: 'é' }, 'utm_term=é, utm_content=a b c, utm_id=7'],
  [{ utm_source: ' \u200b\0 ', utm_medium: '' }, ''],
  [{ utm_source: 5, utm_medium: ['cpc'], utm_term: null, utm_unknown: 'y' }, ''],
  [{ utm_term: 'x'.repeat(5000) }, `utm_term=${'x'.repeat(200)}`],
  [{ utm_term: `a\nPhone: 5${' '.repeat(100_000)}b` }, 'utm_term=a Phone: 5'],
  [{ utm_term: `${'x'.repeat(199)}🚗` }, `utm_term=${'x'.repeat(199)}`],
])('campaignOf() formats the campaign of the source %j as %j', (given, campaign) =>
  expect(campaignOf(readSource(given))).toBe(campaign),
)

test('readSource() accepts only a path as the page, and ignores a source that isn’t an object', () => {
  expect(readSource({ page: '/contact' })).toEqual({ page: '/contact' })
  for (const page of ['contact', 'https://evil.example/', 'javascript:alert(1)', '', null, 7])
    expect(readSource({ page })).toEqual({})
  for (const source of [undefined, null, 'google', []]) expect(readSource(source)).toEqual({})
})
