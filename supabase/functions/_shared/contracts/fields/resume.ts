/** SPEC section 5; 5 MB is 5 * 1024 * 1024 bytes, inclusive. */
export const resumeLimitBytes = 5 * 1024 * 1024

export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type ResumeExtension = keyof typeof resumeTypes
export type ResumeFault = 'type' | 'size' | 'empty'

export const resumeMessages: Record<ResumeFault | 'missing', string> = {
  missing: 'Please upload your resume.',
  type: 'Please upload only PDF, DOC, or DOCX files',
  size: 'File size must be less than 5MB',
  empty: 'This file is empty. Please choose another one.',
}

/** The first bytes; a DOCX is a zip archive. */
const firstBytes: Record<ResumeExtension, ReadonlyArray<number>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
}

/** The number of first bytes that `resumeFaultOf` needs. */
export const resumeHeadBytes = 8

/** Undefined if a resume may not have the extension. */
export function resumeExtensionOf(name: string): ResumeExtension | undefined {
  const extension = /\.([a-z]+)\s*$/i.exec(name)?.[1]?.toLowerCase()
  return extension !== undefined && Object.hasOwn(resumeTypes, extension)
    ? (extension as ResumeExtension)
    : undefined
}

/** By extension if the browser has none, as for .doc and .docx on some systems. */
export function resumeTypeOf({ name, type }: { name: string; type: string }): string {
  const extension = resumeExtensionOf(name)
  return type === '' && (extension === 'doc' || extension === 'docx') ? resumeTypes[extension] : type
}

/** SPEC section 5; extension, media type and first bytes must agree. Undefined for a valid resume. */
export function resumeFaultOf(
  file: { name: string; type: string; size: number },
  head: Uint8Array,
): ResumeFault | undefined {
  const extension = resumeExtensionOf(file.name)
  if (!extension || file.type.toLowerCase() !== resumeTypes[extension]) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > resumeLimitBytes) return 'size'
  return firstBytes[extension].every((byte, index) => head[index] === byte) ? undefined : 'type'
}
