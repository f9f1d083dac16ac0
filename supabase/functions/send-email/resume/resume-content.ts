import { zipNames } from './zip.ts'

// Smaller than any PDF with a page.
const leastPdfBytes = 100
// Some programs append data after the end marker.
const pdfEndBytes = 64 * 1024
const macrosOrPrograms =
  /(?:^|\/)vba\w*\.(?:bin|xml)$|\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|vbs?|js|jse|hta|lnk|jar)$/i

/** Whether a zip archive is a Word document without macros and programs. */
export function isWordDocument(content: Uint8Array): boolean {
  const names = zipNames(content)
  return names.includes('word/document.xml') && !names.some((name) => macrosOrPrograms.test(name))
}

/** A truncated PDF has no end marker. */
export function isWholePdf(content: Uint8Array): boolean {
  if (content.byteLength < leastPdfBytes) return false
  const end = new TextDecoder('latin1').decode(content.subarray(-pdfEndBytes))
  return end.includes('%%EOF') || end.includes('startxref')
}
