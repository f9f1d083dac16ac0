import { useState } from 'react'

export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  return {
    isDraggedOver,
    onDragOver(event: React.DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setDraggedOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: React.DragEvent) {
      // The event also fires when the pointer moves onto a child element.
      if (!currentTarget.contains(relatedTarget as Node | null)) setDraggedOver(false)
    },
    onDrop(event: React.DragEvent) {
      event.preventDefault()
      setDraggedOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}

export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

export async function readBase64(file: Blob): Promise<string> {
  const url = await readDataUrl(file)
  return url.slice(url.indexOf(',') + 1)
}

const keptMs = 60_000

export function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read the file later, so its URL must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
