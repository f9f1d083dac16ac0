import { careersCopy } from '@/content/careers/careers'
import { jobs } from '@/content/careers/jobs'
import { walkaround } from '@/content/media/stills/pictures'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { pricingFaq } from '@/content/pricing/pricing-faq'
import { brandingService } from '@/content/services/branding'
import { enhancementService } from '@/content/services/enhancement'
import { onsiteService } from '@/content/services/onsite'
import { servicesCopy } from '@/content/services/overview/services-page'
import type { Service } from '@/content/services/service'
import { type ServiceEntry, type ServiceId, services } from '@/content/services/services'
import { spinService } from '@/content/services/spin'
import { standardService } from '@/content/services/standard'
import { videoService } from '@/content/services/video'
import { site } from '@/content/site/site'
import { socialPictureOf } from '@/content/site/social-pictures'
import { env } from '@/lib/env'
import { jobPath, paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'
import { jobPosting } from './job-posting'
import { organization, ourOrganization } from './organization'

export type StructuredData = ReturnType<
  | typeof organization
  | typeof breadcrumbs
  | typeof service
  | typeof jobPosting
  | typeof pricingQuestions
  | typeof walkaroundVideoObject
>

const servicePages = {
  spin: spinService,
  standard: standardService,
  video: videoService,
  enhancement: enhancementService,
  branding: brandingService,
  onsite: onsiteService,
} satisfies Record<ServiceId, Service>

/** Describes only content on the page. Used at build time, for indexed pages. */
export function structuredDataFor(path: string): ReadonlyArray<StructuredData> {
  return [organization(), ...ofService(path), ...ofJob(path), ...ofFaq(path), ...ofVideo(path)]
}

/** Scripts for the static page. A client-side navigation removes them. */
export function structuredDataScripts(path: string): string {
  return structuredDataFor(path)
    .map((data) => `<script type="application/ld+json" data-static>${toJson(data)}</script>`)
    .join('')
}

/** A script element ends at the first `</script`, wherever it is. */
function toJson(data: StructuredData) {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

function ofService(path: string) {
  const entry = services.find(({ to }) => to === path)
  if (!entry) return []
  return [
    service(entry),
    breadcrumbs([
      { name: servicesCopy.seo.title, path: paths.services },
      { name: entry.title, path },
    ]),
  ]
}

function ofJob(path: string) {
  const job = jobs.find(({ id }) => jobPath(id) === path)
  if (!job) return []
  return [
    jobPosting(job),
    breadcrumbs([
      { name: careersCopy.seoTitle, path: paths.careers },
      { name: job.title, path },
    ]),
  ]
}

function ofFaq(path: string) {
  return path === paths.pricing ? [pricingQuestions()] : []
}

/** Only our video, because length and date of a third-party one are unknown. */
function ofVideo(path: string) {
  const showsOurVideo = path === paths.video || (path === paths.campaign && !env.campaignVideoUrl)
  return showsOurVideo ? [walkaroundVideoObject()] : []
}

function service({ id, title, to }: ServiceEntry) {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: servicePages[id].seo.description,
    url: absoluteUrl(to),
    image: absoluteUrl(socialPictureOf(to).path),
    provider: ourOrganization,
  } as const
}

type Crumb = { name: string; path: string }

/** @param crumbs from the page below home to this page */
function breadcrumbs(crumbs: ReadonlyArray<Crumb>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  } as const
}

function pricingQuestions() {
  return {
    '@type': 'FAQPage',
    mainEntity: pricingFaq.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } as const
}

function walkaroundVideoObject() {
  return {
    '@type': 'VideoObject',
    name: walkaroundVideo.title,
    description: walkaroundVideo.description,
    thumbnailUrl: absoluteUrl(`${walkaround.path}-1200.webp`),
    uploadDate: walkaroundVideo.published,
    duration: `PT${Math.round(walkaroundVideo.seconds)}S`,
    contentUrl: absoluteUrl(walkaroundVideo.file),
    embedUrl: absoluteUrl(walkaroundVideo.player),
  } as const
}
