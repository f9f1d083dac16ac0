import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { enhanceAfter, enhanceBefore } from '@/content/pictures'
import { CompareSlider } from '@/features/media/compare-slider'
import { positionAfterKey, positionAt } from '@/features/media/use-compare-position'

beforeEach(() => {
  Element.prototype.setPointerCapture = vi.fn()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 225))
})

function renderSlider() {
  render(
    <CompareSlider
      before={enhanceBefore}
      after={enhanceAfter}
      beforeAlt="A red car on the lot"
      afterAlt="The same red car in a white studio"
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Compare the original with the enhanced photo' })
  const frame = slider.closest('.touch-pan-y') as HTMLElement
  return { slider, frame, user: userEvent.setup() }
}

type Where = { clientX: number; clientY?: number; pointerType?: string }

// jsdom's fireEvent knows no pointer type, so it is set by hand.
function point(
  frame: HTMLElement,
  type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  where: Where,
) {
  const event = createEvent[type](frame, { button: 0 })
  const values = { clientY: 0, pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0, ...where }
  for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value })
  fireEvent(frame, event)
}

it('starts in the middle and says what is shown', () => {
  const { slider } = renderSlider()
  expect(slider).toHaveAttribute('aria-valuenow', '50')
  expect(slider).toHaveAttribute('aria-valuemin', '0')
  expect(slider).toHaveAttribute('aria-valuemax', '100')
  expect(slider).toHaveAttribute('aria-valuetext', '50 percent original, 50 percent enhanced shown')
  expect(screen.getByRole('img', { name: 'A red car on the lot' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'The same red car in a white studio' })).toBeVisible()
})

it('follows the keys of a slider and stops at both ends', async () => {
  const { slider, user } = renderSlider()
  slider.focus()
  for (const [key, position] of [
    ['{ArrowRight}', '51'],
    ['{ArrowLeft}', '50'],
    ['{Shift>}{ArrowRight}{/Shift}', '60'],
    ['{PageDown}', '50'],
    ['{PageUp}', '60'],
    ['{End}', '100'],
    ['{ArrowRight}', '100'],
    ['{Home}', '0'],
    ['{ArrowLeft}', '0'],
    ['{PageDown}', '0'],
  ] as const) {
    await user.keyboard(key)
    expect(slider, key).toHaveAttribute('aria-valuenow', position)
  }
})

it('follows a mouse and goes no further than the frame', () => {
  const { slider, frame } = renderSlider()
  point(frame, 'pointerDown', { clientX: 200 })
  expect(slider).toHaveAttribute('aria-valuenow', '25')
  point(frame, 'pointerMove', { clientX: 400 })
  expect(slider).toHaveAttribute('aria-valuenow', '75')
  point(frame, 'pointerMove', { clientX: 9000 })
  expect(slider).toHaveAttribute('aria-valuenow', '100')
  point(frame, 'pointerMove', { clientX: -9000 })
  expect(slider).toHaveAttribute('aria-valuenow', '0')
  point(frame, 'pointerUp', { clientX: 300 })
  point(frame, 'pointerMove', { clientX: 400 })
  expect(slider).toHaveAttribute('aria-valuenow', '50')
})

it('moves where a finger taps or drags sideways', () => {
  const { slider, frame } = renderSlider()
  point(frame, 'pointerDown', { clientX: 200, pointerType: 'touch' })
  point(frame, 'pointerUp', { clientX: 200, pointerType: 'touch' })
  expect(slider).toHaveAttribute('aria-valuenow', '25')
  point(frame, 'pointerDown', { clientX: 200, pointerType: 'touch' })
  point(frame, 'pointerMove', { clientX: 240, clientY: 4, pointerType: 'touch' })
  expect(slider).toHaveAttribute('aria-valuenow', '35')
})

it('stays where it is while a finger scrolls the page', () => {
  const { slider, frame } = renderSlider()
  point(frame, 'pointerDown', { clientX: 200, pointerType: 'touch' })
  point(frame, 'pointerMove', { clientX: 202, clientY: 30, pointerType: 'touch' })
  point(frame, 'pointerCancel', { clientX: 202, clientY: 30, pointerType: 'touch' })
  expect(slider).toHaveAttribute('aria-valuenow', '50')
})

it('needs no dragging: two buttons show either picture whole', async () => {
  const { slider, user } = renderSlider()
  const original = screen.getByRole('button', { name: 'Show original' })
  const enhanced = screen.getByRole('button', { name: 'Show enhanced' })
  await user.click(original)
  expect(slider).toHaveAttribute('aria-valuenow', '100')
  expect(original).toHaveAttribute('aria-pressed', 'true')
  await user.click(enhanced)
  expect(slider).toHaveAttribute('aria-valuenow', '0')
  expect(original).toHaveAttribute('aria-pressed', 'false')
  expect(enhanced).toHaveAttribute('aria-pressed', 'true')
})

it('positionAt() and positionAfterKey() answer for edges', () => {
  expect(positionAt(300, { left: 100, width: 400 })).toBe(50)
  expect(positionAt(300, { left: 100, width: 0 })).toBe(50)
  expect(positionAfterKey(99, 'PageUp', false)).toBe(100)
  expect(positionAfterKey(50, 'a', false)).toBeUndefined()
})
