const keptMs = 60_000

/** Hands the visitor a file under a name, as a link with `download` does. */
export function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read the file only after a while.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
