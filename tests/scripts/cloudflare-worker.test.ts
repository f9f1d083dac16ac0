// @vitest-environment node
import { expect, it } from 'vitest'
import worker from '../../hosting/cloudflare-worker.mjs'

const ASSETS = {
  fetch: async ({ url }: Request) =>
    url.endsWith('.mp4')
      ? new Response('0123456789', { headers: { 'content-type': 'video/mp4', etag: '"a"' } })
      : new Response('no such page', { status: 404 }),
}

async function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const request = new Request(`https://cars.test${path}`, { method, headers })
  const response = await worker.fetch(request, { ASSETS })
  return [response.status, await response.text(), response.headers.get('content-range')]
}

it.each([
  ['bytes=0-1', [206, '01', 'bytes 0-1/10']],
  ['bytes=7-', [206, '789', 'bytes 7-9/10']],
  ['bytes=8-99', [206, '89', 'bytes 8-9/10']],
  ['bytes=-3', [206, '789', 'bytes 7-9/10']],
  ['bytes=10-', [416, '', 'bytes */10']],
  ['bytes=0-1,4-5', [200, '0123456789', null]],
  ['lines=0-1', [200, '0123456789', null]],
])('answers the range %s', async (range, answer) => {
  expect(await ask('/film/walkaround.mp4', { range })).toEqual(answer)
})

it('sends the whole file without a range, after a change and on another method', async () => {
  const whole = [200, '0123456789', null]
  expect(await ask('/film/walkaround.mp4', {})).toEqual(whole)
  expect(await ask('/film/walkaround.mp4', { range: 'bytes=0-1', 'if-range': '"b"' })).toEqual(whole)
  expect(await ask('/film/walkaround.mp4', { range: 'bytes=0-1', 'if-range': '"a"' })).toEqual([
    206,
    '01',
    'bytes 0-1/10',
  ])
  expect(await ask('/film/walkaround.mp4', { range: 'bytes=0-1' }, 'HEAD')).toEqual(whole)
})

it('leaves an unknown file to its 404', async () => {
  expect(await ask('/film/none', { range: 'bytes=0-1' })).toEqual([404, 'no such page', null])
})
