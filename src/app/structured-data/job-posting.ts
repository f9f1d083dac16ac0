import { careersCopy } from '@/content/careers/careers'
import { type Job, jobStates } from '@/content/careers/jobs'
import { claimTerms } from '@/content/legal/terms'
import { jobPath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'
import { ourOrganization } from './organization'

const { labels } = careersCopy

/** No salary, because none is promised, and no TELECOMMUTE, which means fully remote. */
export function jobPosting(job: Job) {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    identifier: { '@type': 'PropertyValue', name: 'job', value: job.id },
    datePosted: job.datePosted,
    employmentType: 'CONTRACTOR',
    hiringOrganization: ourOrganization,
    jobLocation: jobStates.map((state) => ({
      '@type': 'Place' as const,
      address: { '@type': 'PostalAddress' as const, addressRegion: state, addressCountry: 'US' },
    })),
    applicantLocationRequirements: jobStates.map((state) => ({
      '@type': 'State' as const,
      name: `${state}, US`,
    })),
    // The form is on this site and needs no account.
    directApply: true,
    url: absoluteUrl(jobPath(job.id)),
  } as const
}

function descriptionHtml({ page, type, territory, responsibilities, requirements, benefits, pay }: Job) {
  return [
    paragraph(page.lead),
    paragraph(`${labels.type}: ${type}`),
    paragraph(`${labels.territory}: ${territory}`),
    list(labels.responsibilities, responsibilities),
    requirements ? list(labels.requirements, requirements) : '',
    list(labels.benefits, benefits),
    pay.hasTerms ? paragraph(`${labels.terms}: ${absoluteUrl(claimTerms.commission)}`) : '',
  ].join('')
}

function list(heading: string, items: ReadonlyArray<string>) {
  return `${paragraph(heading)}<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

function paragraph(text: string) {
  return `<p>${escapeHtml(text)}</p>`
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
