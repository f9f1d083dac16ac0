import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { spinDemo } from '@/content/services/spin'
import { SpinFrame } from '@/features/media/spin-frame'
import { paths } from '@/lib/paths'

export function SpinDemo() {
  return (
    <Section tone="mist" heading={spinDemo.heading} lead={spinDemo.lead}>
      <SpinFrame
        set="white"
        sizes="(min-width: 1264px) 1200px, 100vw"
        className="max-xl:-mx-5 md:max-xl:-mx-8"
      />
      <ArrowLink to={paths.tryYourCar} className="mt-6">
        {spinDemo.tryLink}
      </ArrowLink>
    </Section>
  )
}
