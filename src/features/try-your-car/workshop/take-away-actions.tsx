import { Download, FileArchive } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { download } from '@/lib/files'
import type { Spin } from '../frames/make-spin'
import { problemText } from '../frames/problem'
import { singleFileOf } from '../frames/single-file'
import { spinZipOf } from '../frames/spin-zip'

const copy = tryYourCarCopy.takeAway

export function TakeAwayActions({ spin }: { spin: Spin }) {
  const [busy, setBusy] = useState<'html' | 'zip'>()
  const [problem, setProblem] = useState<string>()

  async function take(kind: 'html' | 'zip') {
    if (busy) return
    setBusy(kind)
    setProblem(undefined)
    try {
      const write = kind === 'html' ? singleFileOf : spinZipOf
      download(await write(spin, tryYourCarCopy.done.carTitle), `${copy.fileName}.${kind}`)
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(undefined)
  }

  return (
    <section aria-labelledby="take-away">
      <h2 id="take-away" className="text-28">
        {copy.heading}
      </h2>
      <p className="mt-3 text-16 text-fog">{copy.lead}</p>
      <div className="mt-5 grid gap-3">
        <Button variant="outline" aria-disabled={Boolean(busy)} onClick={() => take('html')}>
          <Download className="size-5" />
          <span>{busy === 'html' ? copy.busy : copy.html}</span>
        </Button>
        <Button variant="outline" aria-disabled={Boolean(busy)} onClick={() => take('zip')}>
          <FileArchive className="size-5" />
          <span>{busy === 'zip' ? copy.busy : copy.zip}</span>
        </Button>
      </div>
      {problem && (
        <p role="alert" className="mt-3 text-16">
          {problem}
        </p>
      )}
    </section>
  )
}
