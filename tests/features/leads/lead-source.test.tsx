import { expect, it } from 'vitest'
import { leadSource, rememberCampaign } from '@/features/leads/lead-source'

function landOn(search: string) {
  history.replaceState(null, '', `/${search}`)
  rememberCampaign()
}

it.each([
  ['?utm_source=google&utm_medium=cpc', { utm_source: 'google', utm_medium: 'cpc' }],
  ['?UTM_Source=a&utm_source=b', { utm_source: 'a' }],
  ['?utm_campaign=spring+sale%20%26%20more', { utm_campaign: 'spring sale & more' }],
  ['?page=/evil&email=ada@example.com&utm_id=7', { utm_id: '7' }],
  ['?utm_id=%E0%A4%A', { utm_id: expect.any(String) }],
])('the source of a lead includes the campaign in %j', (search, campaign) => {
  landOn(search)
  expect(leadSource('/contact')).toEqual({ page: '/contact', ...campaign })
})

it('the source of a lead is the session’s latest campaign, and long values are shortened', () => {
  for (const search of ['?utm_source=google&utm_medium=cpc', '', '?for=demo']) landOn(search)
  expect(leadSource('/')).toEqual({ page: '/', utm_source: 'google', utm_medium: 'cpc' })
  landOn(`?utm_term=${'x'.repeat(100_000)}`)
  const { utm_source, utm_term } = leadSource('/')
  expect(utm_source).toBeUndefined()
  expect(utm_term?.length).toBeLessThan(4100)
})
