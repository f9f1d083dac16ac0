import { careersCopy } from '@/content/careers/careers'
import { jobs } from '@/content/careers/jobs'
import { servicesCopy } from '@/content/services/overview/services-page'
import { site } from '@/content/site/site'
import { env } from '@/lib/env'
import { jobPath, paths } from '@/lib/paths'
import { breadcrumbs } from './breadcrumbs'
import { jobPosting } from './job-posting'
import { organization } from './organization'
import { pricingQuestions } from './questions'
import { service, serviceAt } from './service-offers'
import { walkaroundVideoObject } from './video-object'

export type StructuredData = ReturnType<
  | typeof organization
  | typeof breadcrumbs
  | typeof service
  | typeof jobPosting
  | typeof pricingQuestions
  | typeof walkaroundVideoObject
>

const home = { name: site.name, path: paths.home }

/** Describes only what the page shows. Used only at build time, for indexed pages. */
export function structuredDataFor(path: string): ReadonlyArray<StructuredData> {
  return [organization(), ...ofService(path), ...ofJob(path), ...ofFaq(path), ...ofVideo(path)]
}

/** Scripts for the static head, which a client-side navigation removes. */
export function structuredDataScripts(path: string): string {
  return structuredDataFor(path)
    .map((data) => `<script type="application/ld+json" data-static>${toJson(data)}</script>`)
    .join('')
}

/** A script element ends at the first `</script`, wherever it is. */
function toJson(data: StructuredData) {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function ofService(path: string) {
  const entry = serviceAt(path)
  if (!entry) return []
  const trail = [
    home,
    { name: servicesCopy.seo.title, path: paths.services },
    { name: entry.title, path: entry.to },
  ]
  return [service(entry), breadcrumbs(trail)]
}

function ofJob(path: string) {
  const job = jobs.find(({ id }) => jobPath(id) === path)
  if (!job) return []
  return [
    jobPosting(job),
    breadcrumbs([home, { name: careersCopy.seoTitle, path: paths.careers }, { name: job.title, path }]),
  ]
}

function ofFaq(path: string) {
  return path === paths.pricing ? [pricingQuestions()] : []
}

/** Length and date of a third-party video are unknown. */
function ofVideo(path: string) {
  const showsOurVideo = path === paths.video || (path === paths.campaign && !env.campaignVideoUrl)
  return showsOurVideo ? [walkaroundVideoObject()] : []
}
