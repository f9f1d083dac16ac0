/** Rejects if the file can't be read. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** What follows the comma of its data URL. */
export async function readBase64(file: Blob): Promise<string> {
  const url = await readDataUrl(file)
  return url.slice(url.indexOf(',') + 1)
}
