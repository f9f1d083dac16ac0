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
    onDragLeave() {
      setDraggedOver(false)
    },
    onDrop(event: React.DragEvent) {
      event.preventDefault()
      setDraggedOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
