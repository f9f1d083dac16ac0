import { expect, test } from 'vitest'
import { LogoError, largestLogoBytes, readLogo } from '@/features/media/dealer-name/read-logo'

test.each([
  ['a JPEG', new File(['x'], 'logo.jpg', { type: 'image/jpeg' }), 'That isn’t a PNG, SVG or WebP.'],
  ['an HTML file', new File(['x'], 'logo.svg', { type: 'text/html' }), 'That isn’t a PNG, SVG or WebP.'],
  [
    'a file larger than 2 MB',
    new File([new Uint8Array(largestLogoBytes + 1)], 'logo.png', { type: 'image/png' }),
    'That file is larger than 2 MB.',
  ],
])('readLogo() rejects %s with an explanation', async (_, file, words) => {
  await expect(readLogo(file)).rejects.toThrow(LogoError)
  await expect(readLogo(file)).rejects.toThrow(words)
})
