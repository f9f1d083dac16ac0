import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { enhanceAfter, enhanceBefore } from '@/content/media/stills/pictures'
import { CompareSlider } from '@/features/media/compare-slider'

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
  const divider = () => slider.closest<HTMLElement>('[data-follows-range]')?.style.getPropertyValue('--at')
  return { slider, divider, user: userEvent.setup() }
}

it('is a range input from 0 to 100 that starts in the middle and describes its value', () => {
  const { slider } = renderSlider()
  expect(slider).toHaveValue('50')
  expect(slider).toHaveAttribute('min', '0')
  expect(slider).toHaveAttribute('max', '100')
  expect(slider).toHaveAttribute('aria-valuetext', '50 percent original, 50 percent enhanced shown')
  expect(screen.getByRole('img', { name: 'A red car on the lot' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'The same red car in a white studio' })).toBeVisible()
})

it('moves the divider within the frame', () => {
  const { slider, divider } = renderSlider()
  fireEvent.change(slider, { target: { value: '25' } })
  expect(divider()).toBe('25%')
  fireEvent.change(slider, { target: { value: '9000' } })
  expect(divider()).toBe('100%')
})

it('shows either picture in full at the press of a button', async () => {
  const { slider, user } = renderSlider()
  const original = screen.getByRole('button', { name: 'Show original' })
  const enhanced = screen.getByRole('button', { name: 'Show enhanced' })
  await user.click(original)
  expect(slider).toHaveValue('100')
  expect(original).toHaveAttribute('aria-pressed', 'true')
  await user.click(enhanced)
  expect(slider).toHaveValue('0')
  expect(original).toHaveAttribute('aria-pressed', 'false')
  expect(enhanced).toHaveAttribute('aria-pressed', 'true')
})
