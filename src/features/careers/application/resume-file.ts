import {
  type ResumeFault,
  resumeEndBytes,
  resumeFaultOf,
  resumeHeadBytes,
  resumeTypeOf,
} from '@shared/contracts/fields/resume'

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
  const url = await readDataUrl(file)
  // The browser's media type may be missing: see resumeTypeOf.
  return { name: file.name, type, data: `data:${type};base64,${url.slice(url.indexOf(',') + 1)}` }
}

/** '4.20 MB' */
export function sizeInMb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The resume could not be read', { cause: reader.error }))
    reader.readAsDataURL(file)
  })
}
