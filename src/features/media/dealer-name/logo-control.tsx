import { useId, useState } from 'react'
import { ChoiceGroup } from '@/components/forms/controls/choice-group'
import { FileButton } from '@/components/forms/controls/file-button'
import { Button } from '@/components/ui/button'
import { dealerPanelCopy as copy } from '@/content/dealer-name/dealer-panel'
import type { DealerLogo } from '@/lib/dealer'
import { LogoError, logoTypes, readLogo } from './read-logo'

type LogoControlProps = { logo: DealerLogo | undefined; onChange: (logo: DealerLogo | undefined) => void }

export function LogoControl({ logo, onChange }: LogoControlProps) {
  const helpId = useId()
  const [error, setError] = useState<string>()

  async function read(file: File | undefined) {
    if (!file) return
    try {
      onChange({ side: 'left', size: 'medium', ...logo, picture: await readLogo(file) })
      setError(undefined)
    } catch (cause) {
      if (!(cause instanceof LogoError)) throw cause
      setError(cause.message)
    }
  }

  return (
    <div>
      <p className="text-14 font-medium">{copy.logo}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <FileButton
          variant="outline"
          size="compact"
          accept={logoTypes.join()}
          aria-describedby={helpId}
          onChoose={([file]) => void read(file)}
        >
          {logo ? copy.logoReplace : copy.logoAdd}
        </FileButton>
        {logo && (
          <Button variant="outline" size="compact" onClick={() => onChange(undefined)}>
            {copy.logoRemove}
          </Button>
        )}
      </div>
      <p id={helpId} role={error ? 'alert' : undefined} className="mt-1.5 text-14 opacity-80">
        {error ?? copy.logoHelp}
      </p>
      {logo && (
        <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          <ChoiceGroup
            {...copy.side}
            isCompact
            value={logo.side}
            onChange={(side) => onChange({ ...logo, side })}
          />
          <ChoiceGroup
            {...copy.size}
            isCompact
            value={logo.size}
            onChange={(size) => onChange({ ...logo, size })}
          />
        </div>
      )}
    </div>
  )
}
