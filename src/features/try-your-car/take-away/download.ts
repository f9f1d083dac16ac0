const keptMs = 60_000

export function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after a while.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
