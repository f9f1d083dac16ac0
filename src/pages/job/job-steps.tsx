import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { jobSteps } from '@/content/careers/job-steps'
import type { JobId } from '@/lib/paths'

export function JobSteps({ id }: { id: JobId }) {
  const { heading, steps } = jobSteps[id]
  return (
    <Section heading={heading} tone="ink">
      <ol className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {steps.map(({ title, text, link, source, alt }) => (
          <li key={title}>
            <Picture
              source={source}
              alt={alt}
              sizes="(min-width: 1264px) 384px, (min-width: 768px) 31vw, 100vw"
              className="aspect-[4/3] w-full rounded object-cover"
            />
            <h3 className="item-title mt-4">{title}</h3>
            <p className="mt-1 text-16 text-fog">{text}</p>
            <ArrowLink to={link.to} className="text-16">
              {link.label}
            </ArrowLink>
          </li>
        ))}
      </ol>
    </Section>
  )
}
