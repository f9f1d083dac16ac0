import { expect, test } from 'vitest'
import { LogoError, largestLogoBytes, readLogo } from '@/features/media/dealer-name/read-logo'

test.each([
  ['logo.jpg', 'image/jpeg', 1, 'That isn’t a PNG, SVG or WebP.'],
  ['logo.svg', 'text/html', 1, 'That isn’t a PNG, SVG or WebP.'],
  ['logo.png', 'image/png', largestLogoBytes + 1, 'That file is larger than 2 MB.'],
])('readLogo() rejects %s (type %s, %i bytes) and explains why', async (name, type, bytes, words) => {
  const file = new File([new Uint8Array(bytes)], name, { type })
  await expect(readLogo(file)).rejects.toThrow(LogoError)
  await expect(readLogo(file)).rejects.toThrow(words)
})
