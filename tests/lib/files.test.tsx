import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFileDrop } from '@/lib/files'

const onFiles = vi.fn()

/** jsdom has no DragEvent, so `fireEvent` would leave out the related target. */
const leave = (from: Element, to: Element) =>
  fireEvent(from, new MouseEvent('dragleave', { bubbles: true, relatedTarget: to }))

function Zone() {
  const { isDraggedOver, ...drop } = useFileDrop(onFiles)
  return (
    <section aria-label="Zone" {...drop}>
      <button type="button">{isDraggedOver ? 'Drop it here' : 'Choose a file'}</button>
    </section>
  )
}

it('useFileDrop() marks the zone while a file is dragged over it or its buttons', () => {
  render(<Zone />)
  const zone = screen.getByRole('region')
  const button = screen.getByRole('button')
  const file = new File(['x'], 'walk.mp4')
  fireEvent.dragOver(zone, { dataTransfer: { types: ['text/plain'] } })
  expect(button).toHaveTextContent('Choose a file')
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } })
  leave(zone, button)
  expect(button).toHaveTextContent('Drop it here')
  leave(button, document.body)
  expect(button).toHaveTextContent('Choose a file')
  fireEvent.dragOver(button, { dataTransfer: { types: ['Files'] } })
  fireEvent.drop(button, { dataTransfer: { files: [file] } })
  expect(button).toHaveTextContent('Choose a file')
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
})
