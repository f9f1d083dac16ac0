import { careersCopy } from '@/content/careers/careers'
import { jobs } from '@/content/careers/jobs'
import { servicesCopy } from '@/content/services/services'
import { pageAt } from '@/content/site/pages'
import { site } from '@/content/site/site'
import { env } from '@/lib/env'
import { jobPath, paths } from '@/lib/paths'
import { breadcrumbs } from './breadcrumbs'
import { jobPosting } from './job-posting'
import { organization } from './organization'
import { pricingQuestions } from './questions'
import { service, serviceAt } from './service-offers'
import { walkaroundFilm } from './video-object'

export type StructuredData = ReturnType<
  | typeof organization
  | typeof breadcrumbs
  | typeof service
  | typeof jobPosting
  | typeof pricingQuestions
  | typeof walkaroundFilm
>

const home = { name: site.name, path: paths.home }

/**
 * What a page tells machines about itself, in the words it tells people: nothing is here that the page does not
 * show. Only the prerenderer asks, so the browser never downloads it. Pages that are not indexed say nothing.
 * @param path of the page, e.g. '/pricing'
 */
export function structuredDataFor(path: string): ReadonlyArray<StructuredData> {
  if (!pageAt(path).isIndexed) return []
  return [organization(), ...ofService(path), ...ofJob(path), ...ofFaq(path), ...ofFilm(path)]
}

/**
 * The same as scripts for the static page's head. They are true of the page that was asked for and of no other;
 * the attribute lets the browser remove them when the visitor moves on.
 */
export function structuredDataScripts(path: string): string {
  return structuredDataFor(path)
    .map((data) => `<script type="application/ld+json" data-prerendered>${toJson(data)}</script>`)
    .join('')
}

/** A data block ends at the first `</script`, wherever it is. */
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
function ofFilm(path: string) {
  const showsOurFilm = path === paths.video || (path === paths.campaign && !env.campaignVideoUrl)
  return showsOurFilm ? [walkaroundFilm()] : []
}
