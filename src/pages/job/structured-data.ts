import { breadcrumbs } from '@/components/head/structured-data'
import { jobs } from '@/content/careers/jobs'
import { jobPath, paths } from '@/lib/paths'
import { jobPosting } from './job-posting'

export const structuredData = (path: string) =>
  jobs
    .filter(({ id }) => jobPath(id) === path)
    .flatMap((job) => [
      jobPosting(job),
      breadcrumbs([
        { name: 'Careers', path: paths.careers },
        { name: job.title, path },
      ]),
    ])
