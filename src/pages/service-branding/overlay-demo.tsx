import { useState } from 'react'
import { ChoiceGroup } from '@/components/forms/controls/choice-group'
import { Section } from '@/components/layout/section'
import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import { dealerNameCopy } from '@/content/dealer-name/dealer-name'
import { whiteFrontRight } from '@/content/media/stills/angle-pictures'
import { brandingDemo, type ContactLine, type Placement } from '@/content/services/branding'
import { DealerNameField } from '@/features/dealer-name/dealer-name-field'
import { useDealer } from '@/lib/dealer'
import { colorsOf, colorsOn } from '@/lib/dealer-colors'
import { ColorWell } from './color-well'

/** SPEC section 2: logo placement, color schemes, contact information. */
export function OverlayDemo() {
  const store = useDealer()
  const [placement, setPlacement] = useState<Placement>('top-left')
  const [ground, setGround] = useState<string>()
  const [contact, setContact] = useState<ContactLine>('both')
  const { heading, lead, pictureAlt } = brandingDemo
  const colors = ground ? colorsOn(ground) : colorsOf(store?.color ?? 'navy')

  async function takePicture() {
    const { overlayPicture } = await import('./overlay-picture')
    return overlayPicture({ source: whiteFrontRight, placement, colors, contact, store })
  }

  return (
    <Section tone="mist" heading={heading} lead={lead}>
      <div className="mb-8">
        <DealerNameField help={dealerNameCopy.helpOnPhotos} takePicture={takePicture} />
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-center lg:gap-12">
        <BrandedPicture
          placement={placement}
          colors={colors}
          contact={contact}
          store={store}
          className="max-md:-mx-5 md:rounded"
        >
          <Picture
            source={whiteFrontRight}
            alt={pictureAlt}
            sizes="(min-width: 1024px) 864px, 100vw"
            className="block h-auto w-full"
          />
        </BrandedPicture>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <ChoiceGroup {...brandingDemo.placement} value={placement} onChange={setPlacement} />
          <ColorWell {...brandingDemo.color} value={colors.ground} onChange={setGround} />
          <ChoiceGroup {...brandingDemo.contact} value={contact} onChange={setContact} />
        </div>
      </div>
    </Section>
  )
}
