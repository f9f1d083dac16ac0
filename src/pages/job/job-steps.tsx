import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { jobSteps } from '@/content/careers/job-steps'
import type { JobId } from '@/lib/paths'

export function JobSteps({ id }: { id: JobId }) {
  const { heading, steps } = jobSteps[id]
  return (
    <Section heading={heading} tone="ink">
      <ol className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {steps.map(({ title, text, link, source, alt, angle }) => (
          <li key={title}>
            <div className="relative">
              <Picture
                source={source}
                alt={alt}
                sizes="(min-width: 1264px) 384px, (min-width: 768px) 31vw, 100vw"
                className="h-auto w-full rounded"
              />
              {angle !== undefined && (
                <TurntableRing
                  className="absolute bottom-3 left-3 size-10 text-steel"
                  isLit={(frame) => frame * 10 === angle}
                />
              )}
            </div>
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
