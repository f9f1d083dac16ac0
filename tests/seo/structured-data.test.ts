import { brand } from '@shared/brand'
import { positions } from '@shared/contracts/positions'
import { expect, it } from 'vitest'
import { render } from '@/app/entry-server'
import { structuredDataOf } from '@/app/page-meta'
import { structuredDataScripts } from '@/components/head/structured-data'
import { jobs, type PayRange } from '@/content/careers/jobs'
import { services } from '@/content/services/services'
import { jobIds, jobPath, paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'
import { jobPosting } from '@/pages/job/job-posting'
import { unescapeHtml } from '../unescape-html'

// biome-ignore lint/suspicious/noExplicitAny: each type of schema.org has its own properties.
async function only(path: string, type: string): Promise<any> {
  const found = (await structuredDataOf(path)).filter((data) => data['@type'] === type)
  expect(found).toHaveLength(1)
  return found[0]
}

it.each(services.map(({ title, to }) => [title, to] as const))(
  'structured data describes the service %s, and places it two levels below the home page',
  async (title, to) => {
    const { head } = await render(to)
    const data = await only(to, 'Service')
    expect(data).toMatchObject({ name: title, url: absoluteUrl(to), provider: { name: brand.name } })
    expect(head).toContain(`content="${data.description}"`)
    const trail: Array<{ position: number; item: string }> = (await only(to, 'BreadcrumbList'))
      .itemListElement
    expect(trail.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(trail.map(({ item }) => item)).toEqual(['/', paths.services, to].map(absoluteUrl))
  },
)

it.each(jobIds)(
  'the posting of %s offers contractor work in three states, and explains how to ask for the pay range',
  async (id) => {
    const posting = await only(jobPath(id), 'JobPosting')
    const { body } = await render(jobPath(id))
    const text = unescapeHtml(body.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ')
    expect(posting.datePosted).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Date.parse(posting.datePosted)).toBeLessThanOrEqual(Date.now())
    const states = ['MA', 'RI', 'CT']
    expect(posting).toMatchObject({
      ...{ employmentType: 'CONTRACTOR', directApply: true, hiringOrganization: { name: brand.name } },
      jobLocation: states.map((addressRegion) => ({ address: { addressRegion } })),
      applicantLocationRequirements: states.map((state) => ({ name: `${state}, US` })),
    })
    expect(JSON.stringify(posting)).not.toMatch(/salary|TELECOMMUTE/i)
    const ask = `Email us for the pay range: ${brand.careersEmail}`
    expect(posting.description).toContain(ask)
    expect(text).toContain(ask)
    for (const [, item = ''] of posting.description.matchAll(/<li>([^<]+)<\/li>/g))
      expect(text).toContain(item)
  },
)

it('a job posting includes the pay and the benefits if both have been filled in', async () => {
  const [job] = jobs
  if (!job) throw new Error('no job')
  const range: PayRange = { from: 18, to: 24, per: 'vehicle', expected: { from: 900, to: 1200, per: 'week' } }
  const posting = jobPosting({ ...job, pay: { ...job.pay, range }, benefitsOffered: ['Mileage'] })
  expect(posting.baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 900, maxValue: 1200, unitText: 'WEEK' },
  })
  expect(posting.description).toContain('Pay: $18 to $24 per vehicle, about $900 to $1,200 a week')
  expect(posting.description).toContain('<li>Mileage</li>')
  expect(posting.description).not.toContain('Ask us')
})

const paidByCommission = jobs.filter(({ pay }) => pay.hasTerms)

it.each(paidByCommission)(
  'the posting of the job $id states the commission and links to its terms',
  async (job) => {
    const { description } = await only(jobPath(job.id), 'JobPosting')
    expect(description).toContain(job.pay.figure)
    expect(description).not.toMatch(/(?<!up to )80%/i)
    expect(description).toContain(absoluteUrl('/terms#commission'))
  },
)

it('structured data is escaped, so text can’t end the script element', async () => {
  const scripts = structuredDataScripts(await structuredDataOf(jobPath(positions[0].id)))
  expect(scripts.match(/<script type="application\/ld\+json"/g)).toHaveLength(3)
  for (const [, json = ''] of scripts.matchAll(/<script[^>]*>(.*?)<\/script>/g)) {
    expect(json).not.toContain('<')
    expect(JSON.parse(json)['@context']).toBe('https://schema.org')
  }
})
