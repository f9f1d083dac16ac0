// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Imports point one way; a layer may use itself and those after it. */
const layers = ['app', 'pages', 'features', 'components', 'content', 'lib']

type Import = { from: string; to: string }

function importsOfSource(): Import[] {
  return listFiles().flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/(?:from|import\()\s*'@\/([^']+)'/g)].map(([, to = '']) => ({
      from: file.replace(/^src\//, ''),
      to,
    }))
  })
}

function listFiles(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => `src/${file}`)
}

const layerOf = (path: string) => path.split('/')[0] ?? ''
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/')

it('imports point from app to lib', () => {
  const wrong = importsOfSource().filter(
    ({ from, to }) => layers.indexOf(layerOf(to)) < layers.indexOf(layerOf(from)),
  )
  expect(wrong).toEqual([])
})

it('two pages, or two features, meet only in a layer above them', () => {
  const wrong = importsOfSource().filter(
    ({ from, to }) =>
      layerOf(from) === layerOf(to) &&
      ['pages', 'features'].includes(layerOf(to)) &&
      roomOf(from) !== roomOf(to),
  )
  expect(wrong).toEqual([])
})

it('ui primitives know only themselves and lib', () => {
  const wrong = importsOfSource().filter(
    ({ from, to }) =>
      from.startsWith('components/ui/') && !to.startsWith('components/ui/') && layerOf(to) !== 'lib',
  )
  expect(wrong).toEqual([])
})

it('the viewer imports nothing else of the site', () => {
  expect(importsOfSource().filter(({ from }) => from.startsWith('viewer/'))).toEqual([])
})
