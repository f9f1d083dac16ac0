import type { SocialPicture } from '@/components/head/social-picture'
import { jobs } from '@/content/careers/jobs'
import { type JobId, jobPath } from '@/lib/paths'

const pictures: Partial<Record<JobId, SocialPicture>> = {
  'sales-rep': {
    name: 'sales-rep',
    headline: ['Independent', 'Sales', 'Representative'],
    line: 'Contractor role in MA, RI and CT',
    scene: 'A copper crossover on a dark turntable, seen from the front',
  },
  'field-photographer': {
    name: 'field-photographer',
    headline: ['Field', 'Photographer'],
    line: 'Contractor role in MA, RI and CT',
    scene: 'A copper crossover on a dark turntable, seen from behind',
  },
}

/** @throws if no job has this path */
export function metaOf(path: string) {
  const job = jobs.find(({ id }) => jobPath(id) === path)
  if (!job) throw new Error(`no job has the path ${path}`)
  const seo = { title: job.title, description: job.page.description }
  return { seo, social: pictures[job.id] ?? 'careers' }
}
