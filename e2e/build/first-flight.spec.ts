import { readFileSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { pages } from '../routes.ts'
import { builtSite } from '../settings.mjs'

// Before waiting for an acknowledgment, a server sends ten TCP segments of 1,460 bytes, headers included.
const firstFlightBytes = 13_500

// The inlined CSS comes before these elements. page-styles.spec.ts checks that they need no other CSS.
test('the first round trip delivers every page’s title, lead and main button', () => {
  const parts = /<main.*<h1.*?<\/h1>.*?<p[ >].*?<\/p>.*?<(a|button)[ >].*?<\/\1>/s
  for (const path of [...pages, '/404']) {
    const file = `${builtSite}${path === '/' ? '/index' : path}.html.br`
    const html = brotliDecompressSync(readFileSync(file).subarray(0, firstFlightBytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    })
    expect.soft(html.toString().search(parts), path).toBeGreaterThan(0)
  }
})
