import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from '@/components/media/picture'

const source = {
  path: '/pictures/car.0a1b2c3d',
  width: 800,
  height: 450,
  widths: [480, 800],
  color: '#0e1116',
}

test('a picture offers AVIF first and then WebP, each in every width, and is preloaded if it has priority', () => {
  render(<Picture source={source} alt="Car" sizes="50vw" priority />)
  const image = screen.getByRole('img', { name: 'Car' })
  const avif = '/pictures/car.0a1b2c3d-480.avif 480w, /pictures/car.0a1b2c3d-800.avif 800w'
  const first = image.parentElement?.querySelector('source')
  expect(first).toMatchObject({ type: 'image/avif', srcset: avif, sizes: '50vw' })
  for (const [name, value] of Object.entries({
    srcset: '/pictures/car.0a1b2c3d-480.webp 480w, /pictures/car.0a1b2c3d-800.webp 800w',
    src: '/pictures/car.0a1b2c3d-800.webp',
    loading: 'eager',
    fetchpriority: 'high',
  }))
    expect(image).toHaveAttribute(name, value)
  const preload = document.head.querySelector('link[rel="preload"][as="image"][imagesrcset*="/car."]')
  expect(preload).toHaveAttribute('imagesrcset', avif)
  expect(preload).toHaveAttribute('imagesizes', '50vw')
})
