import type { ResumeExtension } from '../../_shared/contracts/resume/resume.ts'

const maxLength = 100
/** Normalizing takes quadratic time, so only this many characters are read. */
const maxCharactersRead = 1000

/**
 * Makes a file name safe for emails and file systems, but keeps letters of any alphabet. The result ends in `extension`
 * and has at most 100 characters.
 */
export function safeFileName(name: string, extension: ResumeExtension): string {
  const ending = `.${extension}`
  const lastPart = name.split(/[/\\]/).at(-1) ?? ''
  const stem = lastPart
    .slice(0, maxCharactersRead)
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\.{2,}/g, '.')
    .replace(/^[\s.]+/, '')
  return `${cut(stem, maxLength - ending.length).replace(/[\s.]+$/, '') || 'resume'}${ending}`
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}$/u, '')
}
