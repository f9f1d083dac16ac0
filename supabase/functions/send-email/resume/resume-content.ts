import { zipNames } from './zip.ts'

const macrosOrPrograms =
  /(?:^|\/)vba\w*\.(?:bin|xml)$|\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|vbs?|js|jse|hta|lnk|jar)$/i

/** Whether a zip archive is a Word document without macros and programs. */
export function isWordDocument(content: Uint8Array): boolean {
  const names = zipNames(content)
  return names.includes('word/document.xml') && !names.some((name) => macrosOrPrograms.test(name))
}
