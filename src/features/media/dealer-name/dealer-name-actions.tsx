import { useState } from 'react'
import { controlClasses } from '@/components/forms/controls/control-classes'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { dealerPanelCopy as copy } from '@/content/dealer-name/dealer-panel'
import { download } from '@/lib/files'
import { paths } from '@/lib/paths'
import { currentViewer } from '../spin-embed/viewer-link'

const toastId = 'store'

type DealerNameActionsProps = { name: string; takePicture?: () => Promise<Blob | undefined> }

export function DealerNameActions({ name, takePicture }: DealerNameActionsProps) {
  const [isTaking, setIsTaking] = useState(false)
  const [refusedLink, setRefusedLink] = useState<string>()

  async function downloadPicture() {
    if (isTaking) return
    setIsTaking(true)
    const picture = await (takePicture ?? currentViewer()?.takePicture)?.().catch(() => undefined)
    setIsTaking(false)
    if (picture) download(picture, copy.pictureName)
    else toast.error(copy.downloadFailed, { id: toastId })
  }

  async function copyLink() {
    const link = `${window.location.origin}${paths.home}?${new URLSearchParams({ store: name })}`
    try {
      await navigator.clipboard.writeText(link)
      setRefusedLink(undefined)
      toast.success(copy.linkCopied, { id: toastId })
    } catch {
      setRefusedLink(link)
      toast.error(copy.linkRefused, { id: toastId })
    }
  }

  return (
    <div>
      <p className="text-14 font-medium">{copy.actions}</p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button variant="outline" size="compact" aria-disabled={isTaking} onClick={downloadPicture}>
          {copy.download}
        </Button>
        <Button variant="outline" size="compact" onClick={copyLink}>
          {copy.link}
        </Button>
      </div>
      {refusedLink && (
        <input
          readOnly
          value={refusedLink}
          aria-label={copy.linkLabel}
          className={`${controlClasses} mt-2`}
        />
      )}
    </div>
  )
}
