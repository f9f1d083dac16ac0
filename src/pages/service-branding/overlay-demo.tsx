import { useId, useRef, useState } from 'react'
import { ChoiceGroup } from '@/components/forms/controls/choice-group'
import { ScriptlessNotice } from '@/components/forms/form-notices'
import { Section } from '@/components/layout/section'
import { BrandedPicture } from '@/components/media/branded-picture'
import { Picture } from '@/components/media/picture'
import { dealerNameCopy } from '@/content/dealer-name/dealer-name'
import { whiteFrontRight } from '@/content/media/stills/angle-pictures'
import {
  resultStudioCrossoverBlack,
  resultStudioCrossoverWhite,
} from '@/content/media/stills/result-pictures'
import { brandingDemo, brandingService, type ContactLine, type Placement } from '@/content/services/branding'
import { DealerNameField } from '@/features/media/dealer-name/dealer-name-field'
import { useDealer } from '@/lib/dealer'
import { colorsOf, colorsOn } from '@/lib/dealer-colors'
import { ColorWell } from './color-well'

const { heading: decisions, lead: decideOnce, items } = brandingService.features
const [placementRule, colorRule, contactRule] = items

const otherCars = [
  { source: resultStudioCrossoverWhite, alt: brandingDemo.whiteCarAlt },
  { source: resultStudioCrossoverBlack, alt: brandingDemo.blackCarAlt },
]

/** SPEC section 2 requires logo placement, color schemes and contact information. Each is shown with its control. */
export function OverlayDemo() {
  const decisionsId = useId()
  const store = useDealer()
  const [placement, setPlacement] = useState<Placement>('top-left')
  const [ground, setGround] = useState<string>()
  const [contact, setContact] = useState<ContactLine>('both')
  const { heading, lead, pictureAlt } = brandingDemo
  const colors = ground ? colorsOn(ground) : colorsOf(store?.color ?? 'navy')
  const overlay = { placement, colors, contact, store }
  const branded = useRef<HTMLDivElement>(null)

  async function takePicture() {
    const { overlayPicture } = await import('./overlay-picture')
    return branded.current ? overlayPicture(branded.current, whiteFrontRight) : undefined
  }

  return (
    <Section tone="mist" heading={heading} lead={lead}>
      <div className="flex flex-col gap-x-12 gap-y-8 lg:grid lg:cols-aside-72 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <ScriptlessNotice />
          <DealerNameField help={dealerNameCopy.helpOnPhotos} takePicture={takePicture} />
        </div>
        <div className="max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <BrandedPicture
            {...overlay}
            ref={branded}
            className="rounded max-sm:roomy:sticky max-sm:roomy:top-header z-10"
          >
            <Picture
              source={whiteFrontRight}
              alt={pictureAlt}
              sizes="(min-width: 1024px) 864px, 100vw"
              className="block h-auto w-full"
            />
          </BrandedPicture>
          <div className="grid grid-cols-2 gap-4 max-sm:hidden lg:mt-4">
            {otherCars.map(({ source, alt }) => (
              // On tablets, the cars are shown at a third of their size, as in search results. On phones they are
              // hidden, because the text would be too small to read.
              <div key={alt} className="max-lg:[zoom:0.33]">
                <BrandedPicture {...overlay} className="rounded">
                  <Picture source={source} alt={alt} sizes="424px" className="block h-auto w-full" />
                </BrandedPicture>
              </div>
            ))}
          </div>
        </div>
        <section aria-labelledby={decisionsId} className="lg:col-start-2 max-sm:roomy:[&_input]:scroll-mt-60">
          <h2 id={decisionsId} className="text-22">
            {decisions}
          </h2>
          <p className="mt-1 text-16 text-steel">{decideOnce}</p>
          <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
            <li>
              <ChoiceGroup
                legend={<h3 className="item-title">{placementRule.title}</h3>}
                choices={brandingDemo.placements}
                value={placement}
                onChange={setPlacement}
              />
              <Rule>{placementRule.text}</Rule>
            </li>
            <li>
              <ColorWell {...colorRule} value={colors.ground} onChange={setGround} />
            </li>
            <li>
              <ChoiceGroup
                legend={<h3 className="item-title">{contactRule.title}</h3>}
                choices={brandingDemo.contacts}
                value={contact}
                onChange={setContact}
              />
              <Rule>{contactRule.text}</Rule>
            </li>
          </ul>
        </section>
      </div>
    </Section>
  )
}

function Rule({ children }: { children: React.ReactNode }) {
  return <p className="mt-1.5 text-14 text-steel">{children}</p>
}
