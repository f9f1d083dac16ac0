import { describe, expect, it } from 'vitest'
import { leadSource, rememberCampaign } from '@/features/leads/lead-source'

function landOn(search: string) {
  history.replaceState(null, '', `/${search}`)
  rememberCampaign()
}

describe('the source of a lead', () => {
  it.each([
    ['?utm_source=google&utm_medium=cpc', { utm_source: 'google', utm_medium: 'cpc' }],
    ['?utm_source=a&utm_source=b', { utm_source: 'a' }],
    ['?UTM_Source=Bing', { utm_source: 'Bing' }],
    ['?utm_campaign=spring+sale%20%26%20more', { utm_campaign: 'spring sale & more' }],
    ['?page=/evil&email=ada@example.com&utm_id=7', { utm_id: '7' }],
    ['?utm_id=%E0%A4%A', { utm_id: expect.any(String) }],
  ])('includes the campaign of %j', (search, campaign) => {
    landOn(search)
    expect(leadSource('/contact')).toEqual({ page: '/contact', ...campaign })
  })

  it('keeps the latest campaign for the session', () => {
    landOn('?utm_source=google&utm_medium=cpc')
    landOn('')
    landOn('?for=demo')
    expect(leadSource('/')).toEqual({ page: '/', utm_source: 'google', utm_medium: 'cpc' })
    landOn('?utm_source=newsletter')
    expect(leadSource('/')).toEqual({ page: '/', utm_source: 'newsletter' })
  })

  it('limits the length of the campaign’s parameters', () => {
    landOn(`?utm_term=${'x'.repeat(100_000)}`)
    expect(JSON.stringify(leadSource('/')).length).toBeLessThan(4100)
  })
})
