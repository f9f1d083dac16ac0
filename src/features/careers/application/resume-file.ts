import {
  type ResumeFault,
  resumeEndBytes,
  resumeFaultOf,
  resumeHeadBytes,
  resumeTypeOf,
} from '@shared/contracts/fields/resume'
import { readBase64 } from '@/lib/read-data-url'

/** Checks name, media type, size, start and end, before anything is uploaded. Undefined if the file is fine. */
export async function checkResume(file: File): Promise<ResumeFault | undefined> {
  const { name, size } = file
  const head = await file.slice(0, resumeHeadBytes).arrayBuffer()
  const end = await file.slice(-resumeEndBytes).arrayBuffer()
  return resumeFaultOf({ name, size, type: resumeTypeOf(file) }, new Uint8Array(head), new Uint8Array(end))
}

/** SPEC section 3, resume payload. Rejects if the file can no longer be read. */
export async function readResume(file: File) {
  const type = resumeTypeOf(file)
  // The browser's media type may be missing: see resumeTypeOf.
  return { name: file.name, type, data: `data:${type};base64,${await readBase64(file)}` }
}

/** '4.20 MB' */
export function sizeInMb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`
}
