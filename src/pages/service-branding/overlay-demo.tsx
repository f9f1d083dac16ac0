import { useState } from 'react'
import { Section } from '@/components/layout/section'
import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import { spinWhite } from '@/content/media/pictures'
import { brandingDemo, type ContactLine, type Placement, type SchemeId } from '@/content/services/branding'
import { ChoiceGroup } from './choice-group'

/** A sample car whose overlay the visitor decides. SPEC section 2: logo placement, color schemes, contact information. */
export function OverlayDemo() {
  const [placement, setPlacement] = useState<Placement>('top-left')
  const [scheme, setScheme] = useState<SchemeId>('night')
  const [contact, setContact] = useState<ContactLine>('both')
  const { heading, lead, pictureAlt } = brandingDemo

  return (
    <Section tone="mist" heading={heading} lead={lead}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-center lg:gap-12">
        <BrandedPicture
          placement={placement}
          scheme={scheme}
          contact={contact}
          className="max-md:-mx-5 md:rounded"
        >
          <Picture
            source={spinWhite}
            alt={pictureAlt}
            sizes="(min-width: 1024px) 864px, 100vw"
            className="block h-auto w-full"
          />
        </BrandedPicture>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <ChoiceGroup {...brandingDemo.placement} value={placement} onChange={setPlacement} />
          <ChoiceGroup {...brandingDemo.scheme} value={scheme} onChange={setScheme} />
          <ChoiceGroup {...brandingDemo.contact} value={contact} onChange={setContact} />
        </div>
      </div>
    </Section>
  )
}
