import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { videoTypes } from '@/content/services/video'

it.each(videoTypes.items.map(({ film, seconds }) => [film, seconds] as const))(
  'the stated duration of %s matches the video file',
  (film, seconds) => {
    const file = readFileSync(`public${film}.mp4`)
    const header = file.indexOf('mvhd') + 16
    expect(file.readUInt32BE(header + 4) / file.readUInt32BE(header)).toBe(seconds)
  },
)
