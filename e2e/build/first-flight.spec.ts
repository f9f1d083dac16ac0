import { readFileSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { pages } from '../routes.ts'
import { builtSite } from '../settings.mjs'

// A server can send ten 1,460-byte TCP segments before it must wait for an acknowledgment. The response headers take
// about 1,100 bytes of that.
const firstFlightBytes = 13_500

// The inlined CSS comes before these elements in the HTML, and page-styles.spec.ts checks that this CSS styles the
// whole page.
test('every page’s heading, first paragraph and first link or button arrive in the first round trip', () => {
  const parts = /<main.*<h1.*?<\/h1>.*?<p[ >].*?<\/p>.*?<(a|button)[ >].*?<\/\1>/s
  for (const path of [...pages, '/404']) {
    const file = `${builtSite}${path === '/' ? '/index' : path}.html.br`
    const html = brotliDecompressSync(readFileSync(file).subarray(0, firstFlightBytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    })
    expect.soft(html.toString().search(parts), path).toBeGreaterThan(0)
  }
})
