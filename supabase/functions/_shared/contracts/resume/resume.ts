/** The limit of 5 MB in SPEC section 5 is 5 * 1024 * 1024 bytes, inclusive. */
export const resumeLimitBytes = 5 * 1024 * 1024

export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type ResumeExtension = keyof typeof resumeTypes

/** Messages from SPEC section 5 and two more. `check-resume.ts` has the messages about a file's content. */
export const resumeMessages = {
  missing: 'Please upload your resume.',
  type: 'Please upload only PDF, DOC, or DOCX files',
  size: 'File size must be less than 5MB',
  empty: 'This file is empty. Please choose another one.',
  unreadable: 'This file can’t be read. Please choose it again.',
} as const

/** Some browsers number repeated downloads after the extension: `resume.pdf (1)`. */
const ending = /\.([a-z][a-z0-9]*)(?:\s*\(\d+\))?\s*$/i

/** Returns undefined if the name has no extension, and 'other' if the extension isn't accepted. */
export function resumeEndingOf(name: string): ResumeExtension | 'other' | undefined {
  const extension = ending.exec(name)?.[1]?.toLowerCase()
  if (extension === undefined) return undefined
  return Object.hasOwn(resumeTypes, extension) ? (extension as ResumeExtension) : 'other'
}
