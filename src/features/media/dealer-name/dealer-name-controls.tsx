import { useId, useState } from 'react'
import { Switch } from '@/components/forms/controls/switch'
import { Button } from '@/components/ui/button'
import { dealerPanelCopy as copy } from '@/content/dealer-name/dealer-panel'
import type { Dealer } from '@/lib/dealer'
import { currentViewer } from '../spin-embed/viewer-link'
import { ColorControl } from './color-control'
import { DealerNameActions } from './dealer-name-actions'
import type { DealerNameFieldProps } from './dealer-name-field'
import { LogoControl } from './logo-control'

type DealerNameControlsProps = Pick<DealerNameFieldProps, 'takePicture'> & {
  dealer: Dealer
  isOn: boolean
  keep: (dealer: Dealer) => void
  toggle: (isOn: boolean) => void
}

export default function DealerNameControls({
  dealer,
  isOn,
  keep,
  toggle,
  takePicture,
}: DealerNameControlsProps) {
  const id = useId()
  // The controls start closed, because they would otherwise separate the name field from the picture that shows the
  // name.
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="col-start-2 row-start-2 ml-2"
      >
        {copy.options}
      </Button>
      {!takePicture && isOn && (
        <button
          type="button"
          onClick={() => currentViewer()?.showPlate()}
          className="text-link col-span-full min-h-11 justify-self-start text-16"
        >
          {copy.showPlate}
        </button>
      )}
      <div id={id} hidden={!isOpen} className="col-span-full mt-4">
        {isOn && (
          <div className="mb-4 grid gap-6 @md:grid-cols-2 @md:*:last:col-span-2 @3xl:grid-cols-3 @3xl:*:last:col-span-1">
            {/* Only the branding page passes `takePicture`, and it has its own color control. */}
            {!takePicture && (
              <ColorControl color={dealer.color} onChange={(color) => keep({ ...dealer, color })} />
            )}
            <LogoControl
              logo={dealer.logo}
              onChange={(logo) => {
                const { logo: _, ...rest } = dealer
                keep(logo ? { ...rest, logo } : rest)
              }}
            />
            <DealerNameActions name={dealer.name} takePicture={takePicture} />
          </div>
        )}
        <Switch label={copy.isOn} isOn={isOn} onChange={toggle} />
      </div>
    </>
  )
}
