import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { enhanceAfter, enhanceBefore } from '@/content/media/stills/pictures'
import { CompareSlider } from '@/features/media/compare-slider'

it('the comparison slider describes its position, and each button shows one of the pictures in full', async () => {
  const alts = ['A red car on the lot', 'The same red car in a white studio'] as const
  const pictures = { before: enhanceBefore, after: enhanceAfter, beforeAlt: alts[0], afterAlt: alts[1] }
  render(<CompareSlider label="Compare" {...pictures} />)
  const slider = screen.getByRole('slider', { name: 'Compare' })
  expect(slider).toHaveAttribute('aria-valuetext', '50 percent original, 50 percent enhanced shown')
  for (const name of alts) expect(screen.getByRole('img', { name })).toBeVisible()
  fireEvent.change(slider, { target: { value: '9000' } })
  expect(slider).toHaveValue('100')
  const divider = () => slider.closest('[style]')?.getAttribute('style')
  expect(divider()).toMatch(/\b100%/)

  const user = userEvent.setup()
  const original = screen.getByRole('button', { name: 'Show original' })
  const enhanced = screen.getByRole('button', { name: 'Show enhanced' })
  await user.click(enhanced)
  expect(slider).toHaveValue('0')
  expect(divider()).toMatch(/\b0%/)
  expect(enhanced).toHaveAttribute('aria-pressed', 'true')
  await user.click(original)
  expect(slider).toHaveValue('100')
  expect(original).toHaveAttribute('aria-pressed', 'true')
  expect(enhanced).toHaveAttribute('aria-pressed', 'false')
})
