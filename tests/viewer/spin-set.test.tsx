import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { sideOf } from '../../viewer/src/frames/angle'
import { isHandedSet, onHandedSet } from '../../viewer/src/frames/handed-set'
import { readManifest } from '../../viewer/src/frames/manifest'

const { headOn: _, hotSpots: __, ...json } = JSON.parse(readFileSync('public/spin/dark.json', 'utf8'))
const files = { [json.frames[0]]: new Blob(['frame 0']) }
const message = { target: 'lotspin-viewer', type: 'show', manifest: json, files }

afterEach(() => vi.restoreAllMocks())

it('names no side if the manifest has no headOn', () => {
  expect(readManifest(json).headOn).toBeUndefined()
  expect(sideOf(9, undefined)).toBe('')
})

it('accepts a set from the embedding page, if it is of the same origin', async () => {
  const show = vi.fn()
  onHandedSet(show)
  const send = (origin: string, data: unknown, source: Window | null = window.parent) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data, source }))
  send('https://elsewhere.example', message)
  send(window.location.origin, message, null)
  send(window.location.origin, { ...message, target: 'something-else' })
  expect(show).not.toHaveBeenCalled()
  send(window.location.origin, message)
  expect(show).toHaveBeenCalledTimes(1)
  const set = show.mock.calls[0]?.[0]()
  expect((await set.fetchFrame(0, 'small', 'webp')).size).toBe(7)
  await expect(set.fetchFrame(1, 'small', 'webp')).rejects.toThrow('The file of frame 1 is missing.')
})

it('waits for such a set only with source=page', () => {
  expect(isHandedSet('?source=page')).toBe(true)
  expect(isHandedSet('?set=dark')).toBe(false)
})
