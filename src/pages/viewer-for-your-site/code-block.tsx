import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { viewerForYourSite as copy } from '@/content/viewer/viewer-for-your-site'

/** Tags, attributes and parts of URLs. Long lines wrap only between these. */
const pieces = /\s+|<?\/?[^\s<>/]+(?:\/+|\/?>)?|\S/g

function unbroken(piece: string, index: number) {
  return piece.trim() ? (
    <span key={index} className="inline-block max-w-full">
      {piece}
    </span>
  ) : (
    piece
  )
}

type CodeBlockProps = { label: string; code: string }

export function CodeBlock({ label, code }: CodeBlockProps) {
  const [outcome, setOutcome] = useState('')

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome(copy.copied)
    } catch {
      setOutcome(copy.refused)
    }
  }

  return (
    <figure aria-label={label} className="on-dark rounded p-4 sm:p-6">
      <pre className="text-14 wrap-anywhere whitespace-pre-wrap">
        <code>{code.match(pieces)?.map(unbroken)}</code>
      </pre>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="compact" onClick={copyCode} aria-label={`${copy.copy}: ${label}`}>
          <Copy className="size-5" />
          {copy.copy}
        </Button>
        <p role="status" className="text-16 text-fog">
          {outcome}
        </p>
      </div>
    </figure>
  )
}
