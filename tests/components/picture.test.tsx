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

test('a picture offers AVIF first and then WebP, each in every width', () => {
  render(<Picture source={source} alt="Car" sizes="50vw" />)

  const image = screen.getByRole('img', { name: 'Car' })
  const avif = image.parentElement?.querySelector('source')
  expect(avif).toHaveAttribute('type', 'image/avif')
  expect(avif).toHaveAttribute(
    'srcset',
    '/pictures/car.0a1b2c3d-480.avif 480w, /pictures/car.0a1b2c3d-800.avif 800w',
  )
  expect(avif).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute(
    'srcset',
    '/pictures/car.0a1b2c3d-480.webp 480w, /pictures/car.0a1b2c3d-800.webp 800w',
  )
  expect(image).toHaveAttribute('src', '/pictures/car.0a1b2c3d-800.webp')
})

test('a picture with priority is preloaded and has a high fetch priority', () => {
  render(<Picture source={source} alt="Car" sizes="100vw" priority />)

  const image = screen.getByRole('img', { name: 'Car' })
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  const [link] = preloads().filter((link) => link.outerHTML.includes('/car.'))
  expect(link).toHaveAttribute('type', 'image/avif')
  expect(link).toHaveAttribute('imagesizes', '100vw')
  expect(link).toHaveAttribute('imagesrcset', expect.stringContaining('car.0a1b2c3d-480.avif 480w'))
})

function preloads() {
  return [...document.head.querySelectorAll('link[rel="preload"][as="image"]')]
}
