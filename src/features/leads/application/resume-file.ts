import {
  resumeEndingOf,
  resumeLimitBytes,
  resumeMessages,
  resumeTypes,
} from '@shared/contracts/resume/resume'
import { readBase64 } from '@/lib/files'

/** The check is a separate chunk, because it's too large for the page's main code. */
export const loadResumeCheck = () => import('@shared/contracts/resume/check-resume')

/**
 * Returns why the file is rejected, or undefined. If the check's code can't be fetched, only the file's size is
 * checked, and the server checks the rest.
 */
export async function refusalOf(file: File): Promise<string | undefined> {
  const { name, type, size } = file
  const module = await loadResumeCheck().catch(() => undefined)
  if (!module) return size > resumeLimitBytes ? resumeMessages.size : undefined
  const content = await file
    .slice(0, resumeLimitBytes)
    .arrayBuffer()
    .catch(() => undefined)
  if (!content) return resumeMessages.unreadable
  return module.checkResume({ name, type, size }, new Uint8Array(content)).refusal
}

/** Returns the resume payload of SPEC section 3. Rejects if the file can no longer be read. */
export async function readResume(file: File) {
  const ending = resumeEndingOf(file.name)
  // Some systems report no media type, or an unknown one, so derive it from the file's extension.
  const type = ending && ending !== 'other' ? resumeTypes[ending] : file.type
  return { name: file.name, type, data: `data:${type};base64,${await readBase64(file)}` }
}

export function sizeInMb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`
}
