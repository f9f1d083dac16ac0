import { type ResumeFault, resumeFaultOf, resumeHeadBytes, resumeTypeOf } from '@contracts/fields/resume'

/** Checks name, media type, size and first bytes. Undefined if the file is fine. */
export async function checkResume(file: File): Promise<ResumeFault | undefined> {
  const { name, size } = file
  const head = new Uint8Array(await file.slice(0, resumeHeadBytes).arrayBuffer())
  return resumeFaultOf({ name, size, type: resumeTypeOf(file) }, head)
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
