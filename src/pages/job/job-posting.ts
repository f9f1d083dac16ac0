import { ourOrganization } from '@/components/head/organization'
import { careersCopy } from '@/content/careers/careers'
import { type Job, jobStates, type PayRange, payRangeText } from '@/content/careers/jobs'
import { claimTerms } from '@/content/legal/terms'
import { site } from '@/content/site/site'
import { jobPath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'

const { labels } = careersCopy

/** The posting doesn't set TELECOMMUTE, because that value means that the job is fully remote. */
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
    ...(job.pay.range && { baseSalary: baseSalary(job.pay.range) }),
    // The application form is on this site and needs no account.
    directApply: true,
    url: absoluteUrl(jobPath(job.id)),
  } as const
}

function baseSalary({ expected }: PayRange) {
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: {
      '@type': 'QuantitativeValue',
      minValue: expected.from,
      maxValue: expected.to,
      unitText: expected.per.toUpperCase(),
    },
  } as const
}

function descriptionHtml(job: Job) {
  const { page, type, territory, responsibilities, requirements, benefits, benefitsOffered, pay } = job
  return [
    paragraph(page.lead),
    paragraph(`${labels.type}: ${type}`),
    paragraph(`${labels.territory}: ${territory}`),
    list(labels.responsibilities, responsibilities),
    requirements ? list(labels.requirements, requirements) : '',
    list(labels.benefits, benefits),
    pay.range
      ? paragraph(`${labels.pay}: ${payRangeText(pay.range)}`)
      : paragraph(`${labels.askForPay} ${site.careersEmail}`),
    benefitsOffered?.length ? list(labels.benefitsOffered, benefitsOffered) : '',
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
