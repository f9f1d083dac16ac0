import { expect, it } from 'vitest'
import { pagePaths } from '@/app/pages'
import * as pictures from '@/content/media/stills/pictures'
import { stills } from '../../tools/assets/media/stills.mjs'
import { renderPage } from './render-page'

/** Frames of the cars that turn elsewhere on the site. */
const frames = stills()
  .filter(({ master }) => /^media\/spin(-dark)?\//.test(master))
  .map(({ name }) => name)

it.each([...pagePaths, '/404'])(
  'the image in the head of %s turns, or is no frame of a car that turns elsewhere',
  async (path) => {
    expect((await stillHeadImages(path)).filter((name) => frames.includes(name))).toEqual([])
  },
)

/** Names of the masters of what is shown at once and cannot be turned. */
async function stillHeadImages(path: string) {
  const html = await renderPage(path)
  const still = html.replaceAll(/ data-spin="\w+"[^>]*><figure.*?<\/figure>/g, '')
  const images = [...still.matchAll(/<img\b[^>]*fetchpriority="high"[^>]*>/gi)]
  return images.flatMap(([image]) => /\/pictures\/([\w-]+)\.[0-9a-f]{8}-/.exec(image)?.[1] ?? [])
}

it('knows the frames among the images', () => {
  const names = Object.values(pictures).map(({ path }) => path.replace(/^\/pictures\/|\.[0-9a-f]+$/g, ''))
  expect(names.filter((name) => frames.includes(name))).toContain('spin-dark')
})
