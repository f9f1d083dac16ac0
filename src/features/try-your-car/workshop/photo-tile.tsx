import { clsx } from 'clsx'
import type { Photo } from '../frames/read-photos'

type PhotoTileProps = {
  photo: Photo
  index: number
  label: string
  isSelected: boolean
  onSelect: () => void
  onMove: (from: number, to: number) => void
}

const dragType = 'application/x-photo-place'
const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export function PhotoTile({ photo, index, label, isSelected, onSelect, onMove }: PhotoTileProps) {
  function onKeyDown(event: React.KeyboardEvent<HTMLButtonElement>) {
    const step = keySteps[event.key]
    if (!step) return
    event.preventDefault()
    onMove(index, index + step)
    event.currentTarget.focus()
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
        type="button"
        draggable
        aria-label={label}
        aria-pressed={isSelected}
        onClick={onSelect}
        onFocus={onSelect}
        onKeyDown={onKeyDown}
        onDragStart={(event) => event.dataTransfer.setData(dragType, String(index))}
        className={clsx(
          'relative block aspect-4/3 w-full cursor-grab overflow-hidden rounded border-3 bg-graphite active:cursor-grabbing',
          isSelected
            ? 'border-signal forced-colors:border-[Highlight]'
            : 'border-transparent forced-colors:border-[Canvas]',
        )}
      >
        <img
          src={photo.thumbnail}
          alt=""
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
        <span className="absolute top-0 left-0 rounded-br bg-ink px-2 text-14 font-semibold tabular-nums">
          {index + 1}
        </span>
      </button>
    </li>
  )
}
