import { Section } from '@/components/layout/section'
import { walkCopy } from '@/content/media/walk'
import { walkFrames } from '@/content/media/walk-frames'
import { WalkAround } from './walk-around'

/**
 * Renders nothing if photos of a real car replace the studio pictures, because there are no matching photos on the lot.
 */
export function WalkSection({ lead, className }: { lead: string; className?: string }) {
  if (!walkFrames) return null
  return (
    <Section tone="ink" heading={walkCopy.heading} lead={lead} className={className}>
      <WalkAround frames={walkFrames} />
    </Section>
  )
}
