import { readFileSync } from 'node:fs'
import { assert, expect, it, vi } from 'vitest'
import { embeddedSet, onSetFromPage, setOfFiles } from '../../viewer/src/frames/local-sets'
import { readManifest } from '../../viewer/src/frames/manifest'
import { openSet, setNamed } from '../../viewer/src/frames/open-set'
import type { SpinSet } from '../../viewer/src/frames/spin-set'
import { readOptions } from '../../viewer/src/options'

const dark = JSON.parse(readFileSync('public/spin/dark.json', 'utf8'))
const { headOn: _, hotSpots: __, ...json } = dark
const files = { [json.frames[0]]: new Blob(['frame 0']) }

it('the viewer accepts a set from the embedding page only if the page has the same origin', async () => {
  const show = vi.fn<(open: () => SpinSet) => void>()
  const events: unknown[] = []
  const parent = { postMessage: (event: unknown) => events.push(event) } as unknown as Window
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent)
  expect(readOptions('?source=page').isFromPage).toBe(true)
  onSetFromPage(show)
  expect(events).toEqual([{ source: 'lotspin-viewer', type: 'waiting' }])
  const message = { target: 'lotspin-viewer', type: 'show', manifest: json, files }
  const send = (origin: string, data: unknown, source: Window | null = parent) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data, source }))
  send('https://elsewhere.example', message)
  send(window.location.origin, message, null)
  send(window.location.origin, { ...message, target: 'something-else' })
  send(window.location.origin, { ...message, type: 'controls' })
  expect(show).not.toHaveBeenCalled()
  send(window.location.origin, message)
  expect(show).toHaveBeenCalledTimes(1)
  const { name, manifest, isLocal, fetchFrame } = (show.mock.lastCall ?? expect.fail())[0]()
  expect({ name, manifest, isLocal }).toEqual({ name: 'files', manifest: readManifest(json), isLocal: true })
  expect((await fetchFrame(0, 'small', 'webp')).size).toBe(7)
  const missing = { code: 'no-frames', message: 'The file of frame 1 is missing.' }
  await expect(fetchFrame(1, 'small', 'webp')).rejects.toMatchObject(missing)
  expect(() => setOfFiles({}, files)).toThrow(expect.objectContaining({ code: 'bad-manifest' }))
})

it('a single-file viewer reads its embedded set', async () => {
  document.body.innerHTML = ''
  expect(embeddedSet()).toBeUndefined()
  document.body.innerHTML = '<script id="spin" type="application/json"></script>'
  expect(embeddedSet()).toBeUndefined()
  const text = JSON.stringify({ manifest: json, files: { [json.frames[0]]: btoa('f\u00e90') } })
  document.body.innerHTML = `<script id="spin" type="application/json">${text}</script>`
  const { isLocal, fetchFrame } = embeddedSet()?.() ?? expect.fail()
  expect(isLocal).toBe(true)
  const frame = await fetchFrame(0, 'small', 'avif')
  expect(new Uint8Array(await frame.arrayBuffer())).toEqual(new Uint8Array([0x66, 0xe9, 0x30]))
})

it('the viewer reads the name of the set from the URL', () => {
  expect(setNamed('?set=Dark&angle=9')).toBe('dark')
  for (const search of ['', '?set=../secret'])
    expect(() => setNamed(search)).toThrow(expect.objectContaining({ code: 'bad-set', canRetry: false }))
})

function serve(answer: () => Response) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    requests.push(`${cache} ${address}`)
    return answer()
  })
  return requests
}

it('openSet() fetches the files of a set, and uses the page’s poster as the first small frame', async () => {
  const light = { file: 'light.1a2b.avif', width: 480, columns: 6 }
  const requests = serve(() => Response.json({ ...dark, light, formats: ['avif', 'webp', 'jpg'] }))
  const { name, fetchFrame, fetchLight, closeUpAt, widthRatio } = await openSet('dark')
  await openSet('dark', true)
  await fetchLight?.()
  for (const size of ['small', 'zoom'] as const)
    for (const format of ['avif', 'jpg']) await fetchFrame(0, size, format)
  await fetchFrame(0, 'small', 'webp')
  await fetchFrame(1, 'small', 'avif')
  const [first, second] = dark.frames
  expect(requests).toEqual([
    'default /spin/dark.json',
    'force-cache /spin/dark.json',
    'default /spin/dark/light.1a2b.avif',
    'default /spin/dark.avif',
    `default /spin/dark/${first}-800.jpg`,
    `default /spin/dark/${first}-1600.avif`,
    `default /spin/dark/${first}-1600.jpg`,
    'default /spin/dark.webp',
    `default /spin/dark/${second}-800.avif`,
  ])
  expect([name, widthRatio]).toEqual(['dark', 1.2])
  expect(closeUpAt?.({ file: 'wheel.3c', width: 720, text: '' })).toBe('/spin/dark/wheel.3c-720.jpg')
  serve(() => Response.json({ ...json, light: undefined }))
  expect((await openSet('dark')).fetchLight).toBeUndefined()
})

it.each([
  ['returns 404', () => new Response(null, { status: 404 }), 'There is no set “dark”'],
  ['returns HTML', () => new Response('<!doctype html>'), 'There is no set “dark”'],
  ['returns 500', () => new Response(null, { status: 500 }), 'The manifest of the set “dark” couldn’t be'],
  ['can’t be reached', () => assert.fail('offline'), 'The manifest of the set “dark” couldn’t be'],
])(
  'if the server %s, openSet() throws an error that states whether a retry is allowed',
  async (_, answer, message) => {
    serve(answer)
    const canRetry = !message.startsWith('There is no set')
    const failure = { code: 'no-manifest', message: expect.stringContaining(message), canRetry }
    await expect(openSet('dark')).rejects.toMatchObject(failure)
  },
)
