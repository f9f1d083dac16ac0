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
      <ol className="grid gap-x-6 gap-y-6 md:grid-cols-3">
        {steps.map(({ title, text, link, source, alt, angle }) => (
          <li key={title} className="max-md:grid max-md:grid-cols-[2fr_3fr] max-md:gap-x-4">
            <div className="relative self-start overflow-hidden rounded">
              <Picture
                source={source}
                alt={alt}
                sizes="(min-width: 768px) 384px, 40vw"
                className="aspect-video w-full object-cover"
              />
              {angle !== undefined && (
                <TurntableRing
                  className="absolute bottom-1.5 left-1.5 size-8 rounded-full bg-ink p-1 text-fog md:bottom-3 md:left-3 md:size-12"
                  isLit={(frame) => frame * 10 === angle}
                />
              )}
            </div>
            <div>
              <h3 className="item-title md:mt-4">{title}</h3>
              <p className="mt-1 text-16 text-balance text-fog">{text}</p>
              <ArrowLink to={link.to} className="text-16">
                {link.label}
              </ArrowLink>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
