import { type RefObject, useId, useState } from 'react'
import { Switch } from '@/components/forms/controls/switch'
import { Button } from '@/components/ui/button'
import { storePanelCopy as copy } from '@/content/store/store-panel'
import { currentViewer } from '@/lib/store/viewer-link'
import { ColorControl } from './color-control'
import { LogoControl } from './logo-control'
import { StoreActions } from './store-actions'
import type { StoreFieldProps } from './store-field'
import { useStoreField } from './use-store-field'

type StoreControlsProps = Pick<StoreFieldProps, 'takePicture'> & {
  input: RefObject<HTMLInputElement | null>
}

function StoreControls({ input, takePicture }: StoreControlsProps) {
  const id = useId()
  // Whoever types a name wants to see it, not nine controls.
  const [isOpen, setIsOpen] = useState(false)
  const { store, isOn, keep, toggle } = useStoreField(input, () => {
    // On a phone the plate is a few pixels wide: whoever types a name sees it close.
    if (window.matchMedia('(width < 48rem)').matches) currentViewer()?.showPlate(false)
  })
  if (!store) return null

  return (
    <>
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="col-start-2 row-start-2"
      >
        {copy.options}
      </Button>
      <div id={id} hidden={!isOpen} className="col-span-full mt-4">
        {isOn && (
          <div className="mb-4 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            <ColorControl color={store.color} onChange={(color) => keep({ ...store, color })} />
            <LogoControl
              logo={store.logo}
              onChange={(logo) => {
                const { logo: _, ...rest } = store
                keep(logo ? { ...rest, logo } : rest)
              }}
            />
            <StoreActions name={store.name} takePicture={takePicture} />
          </div>
        )}
        <Switch label={copy.isOn} isOn={isOn} onChange={toggle} />
      </div>
    </>
  )
}

export { StoreControls as default }
