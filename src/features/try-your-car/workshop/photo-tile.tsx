import { useEffect, useRef } from 'react'
import { cn } from '@/lib/cn'
import type { Photo } from '../frames/read-photos'
import { OwnedCanvas } from './owned-canvas'

type PhotoTileProps = {
  photo: Photo
  index: number
  label: string
  isSelected: boolean
  onSelect: () => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

const dragType = 'application/x-photo-place'

/** The arrow keys move the selected photo; dragging moves any. */
export function PhotoTile({ photo, index, label, isSelected, onSelect, onMove, onRemove }: PhotoTileProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // The browser drops the focus of an element that moves.
  useEffect(() => {
    if (isSelected && hadFocus.current) button.current?.focus()
  }, [isSelected])

  function onKeyDown(event: React.KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
    const step = steps[event.key]
    if (step) onMove(index, index + step)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }

  return (
    <li
      onDragOver={(event) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(dragType)
        if (from === '') return
        event.preventDefault()
        event.stopPropagation()
        onMove(Number(from), index)
      }}
    >
      <button
        ref={button}
        type="button"
        draggable
        aria-label={label}
        aria-pressed={isSelected}
        onClick={onSelect}
        onFocus={() => {
          hadFocus.current = true
          onSelect()
        }}
        onBlur={() => {
          hadFocus.current = false
        }}
        onKeyDown={onKeyDown}
        onDragStart={(event) => event.dataTransfer.setData(dragType, String(index))}
        className={cn(
          'relative block aspect-[4/3] w-full cursor-grab overflow-hidden rounded border-3 bg-graphite active:cursor-grabbing',
          isSelected ? 'border-signal' : 'border-transparent',
        )}
      >
        <OwnedCanvas canvas={photo.thumbnail} className="absolute inset-0" />
        <span className="absolute top-0 left-0 rounded-br bg-ink px-2 text-14 font-semibold tabular-nums">
          {index + 1}
        </span>
      </button>
    </li>
  )
}
