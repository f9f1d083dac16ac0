import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { walkaroundVideo } from '@/content/media/walkaround-video'

it('states the real duration of the video', () => {
  const file = readFileSync('public/film/walkaround.mp4')
  const header = file.indexOf('mvhd') + 16
  const seconds = file.readUInt32BE(header + 4) / file.readUInt32BE(header)
  expect(walkaroundVideo.seconds).toBe(seconds)
})

it('plays on its own page, whose script, style and video exist', () => {
  const page = readFileSync(`public${walkaroundVideo.player}.html`, 'utf8')
  const files = [...page.matchAll(/(?:src|href)="([^/"][^"]*)"/g)].map(([, file]) => `public/film/${file}`)
  expect(files).toHaveLength(5)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(page).not.toMatch(/<script(?![^>]*src=)|<style| style=| on\w+=/)
})
