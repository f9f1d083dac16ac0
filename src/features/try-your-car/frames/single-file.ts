import { body, script, styles } from 'virtual:single-file-viewer'
import { readBase64 } from '@/lib/files'
import type { Spin } from './make-spin'
import { filesOf, manifestOf } from './spin-manifest'

/** Creates an HTML file that works offline and without our site. */
export async function singleFileOf(spin: Spin, title: string): Promise<Blob> {
  const files = await Promise.all(
    Object.entries(filesOf(spin)).map(async ([name, file]) => [name, await readBase64(file)]),
  )
  const data = JSON.stringify({ manifest: manifestOf(spin, title), files: Object.fromEntries(files) })
  const page = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title><style>${styles}</style></head><body>${body}`,
    `<script type="application/json" id="spin">${data.replaceAll('<', '\\u003c')}</script>`,
    `<script>${script}</script></body></html>`,
  ]
  return new Blob(page, { type: 'text/html' })
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
