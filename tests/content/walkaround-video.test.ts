import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { walkaroundVideo } from '@/content/media/walkaround-video'

it('states the real duration of the video', () => {
  const file = readFileSync('public/film/walkaround.mp4')
  const header = file.indexOf('mvhd') + 16
  const seconds = file.readUInt32BE(header + 4) / file.readUInt32BE(header)
  expect(walkaroundVideo.seconds).toBe(seconds)
})
