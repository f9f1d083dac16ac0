import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** A layer of src may use itself and those after it. */
const layers = ['app', 'pages', 'features', 'components', 'content', 'lib']
const shared = 'supabase/functions/_shared/'

const code = ['src', 'supabase/functions', 'hosting', 'scripts', 'tools', 'tests', 'e2e'].flatMap(filesBelow)
const textOf = new Map(code.map((file) => [file, readFileSync(file, 'utf8')]))
const imports = code.flatMap(importsOf)

/** What browser and server share. */
const isIsomorphic = (file: string) => /^supabase\/functions\/_shared\/(contracts|email|brand)/.test(file)

it('every file of src is in a known layer', () => {
  const isKnown = (file: string) =>
    layerOf(file) >= 0 || isBelow('src/viewer/')(file) || file.endsWith('.d.ts')
  expect(code.filter(isBelow('src/')).filter((file) => !isKnown(file))).toEqual([])
})

it('imports in src point from app to lib', () => {
  const isUpward = ({ from, to }: Import) => isBelow('src/')(to) && layerOf(to) < layerOf(from)
  expect(wrong((each) => isBelow('src/')(each.from) && isUpward(each))).toEqual([])
})

it('two pages, or two features, meet only in a layer above them', () => {
  const rooms = /^src\/(?:pages|features)\/[^/]+\//
  const roomOf = (file: string) => rooms.exec(file)?.[0]
  const isBetween = ({ from, to }: Import) => layerOf(from) === layerOf(to) && roomOf(from) !== roomOf(to)
  expect(wrong((each) => isBelow('src/')(each.from) && isBetween(each))).toEqual([])
})

it('ui primitives import only themselves and lib', () => {
  const isAllowed = (to: string) => isBelow('src/components/ui/')(to) || isBelow('src/lib/')(to)
  expect(wrong(({ from, to }) => isBelow('src/components/ui/')(from) && !isAllowed(to))).toEqual([])
})

it('the viewer and the rest of src do not import each other', () => {
  const isViewer = isBelow('src/viewer/')
  expect(wrong(({ from, to }) => isBelow('src/')(from) && isViewer(from) !== isViewer(to))).toEqual([])
})

it('the site imports of the functions only contracts, email and brand', () => {
  const isServer = (file: string) => isBelow('supabase/')(file) && !isIsomorphic(file)
  expect(wrong(({ from, to }) => isBelow('src/')(from) && isServer(to))).toEqual([])
})

it('code shared by browser and server imports nothing else', () => {
  expect(wrong(({ from, to }) => isIsomorphic(from) && !isIsomorphic(to))).toEqual([])
})

it('functions import only themselves and _shared, which imports no function', () => {
  const functionOf = (file: string) => /^supabase\/functions\/[^/]+\//.exec(file)?.[0]
  const isOwn = ({ from, to }: Import) => functionOf(from) === functionOf(to) || isBelow(shared)(to)
  expect(wrong((each) => isBelow('supabase/')(each.from) && !isOwn(each))).toEqual([])
})

it('nothing that ships or builds imports from tests', () => {
  const isTest = (file: string) => /^(?:(?:tools\/assets\/)?tests|e2e)\//.test(file)
  expect(wrong(({ from, to }) => !isTest(from) && isTest(to))).toEqual([])
})

it('nothing that ships or builds needs the packages of the asset tools', () => {
  const isInstalledWithSite = isBelow('src/', 'supabase/', 'hosting/', 'scripts/')
  expect(wrong(({ from, to }) => isInstalledWithSite(from) && isBelow('tools/')(to))).toEqual([])
  const { dependencies } = JSON.parse(readFileSync('tools/assets/package.json', 'utf8'))
  const names = new RegExp(`(?:from|import|import\\()\\s*'(?:${Object.keys(dependencies).join('|')})['/]`)
  expect(code.filter((file) => !isBelow('tools/')(file) && names.test(textOf.get(file) ?? ''))).toEqual([])
})

it('no import cycles, except through dynamic imports', () => {
  const circles = code.map((file) => circleFrom(file)).filter((circle) => circle !== undefined)
  expect(circles).toEqual([])
})

it('a global is used only in the layer that declares it, and above', () => {
  const uses = code.flatMap((declaring) =>
    globalsDeclaredIn(declaring).flatMap((name) =>
      code
        .filter((file) => new RegExp(`\\b(?:window|globalThis)\\.${name}\\b`).test(textOf.get(file) ?? ''))
        .map((from) => ({ from, to: declaring })),
    ),
  )
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter(({ from, to }) => isBelow('src/')(from) && layerOf(to) < layerOf(from))).toEqual([])
})

type Import = { from: string; to: string; isLazy: boolean }

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file))
}

/** The files that one imports, be it for their types only. Packages and styles are left out. */
function importsOf(from: string): Import[] {
  const specifiers = (textOf.get(from) ?? '').matchAll(
    /(?:\bfrom|\bimport|(\bimport\(|\bload\())\s*'((?:\.{0,2}\/|[@\w])[^']*)'/g,
  )
  return [...specifiers].flatMap(([, lazy, specifier = '']) => {
    const to = resolveSpecifier(specifier, from)
    return to && to !== from ? [{ from, to, isLazy: lazy !== undefined }] : []
  })
}

function resolveSpecifier(specifier: string, from: string): string | undefined {
  const path = pathOf(specifier, from)
  if (!path || /\.(?:css|html|json)$/.test(path)) return undefined
  const file = ['', '.ts', '.tsx', '.mjs', '.d.ts']
    .map((ending) => path + ending)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  if (!file) throw new Error(`${from} imports ${specifier}, which is not there`)
  return file
}

function pathOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  if (/^\/(?:src|e2e|tests)\//.test(specifier)) return specifier.slice(1)
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  const alias = /^@(brand|contracts|email)(\/.*|$)/.exec(specifier)
  return alias ? `${shared}${alias[1]}${alias[2]}` : undefined
}

function wrong(isWrong: (each: Import) => boolean): Import[] {
  return imports.filter(isWrong)
}

function isBelow(...folders: string[]) {
  return (file: string) => folders.some((folder) => file.startsWith(folder))
}

function layerOf(file: string): number {
  return layers.indexOf(file.split('/')[1] ?? '')
}

function circleFrom(file: string): string[] | undefined {
  const paths = [[file]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const { to } of imports.filter(({ from, isLazy }) => !isLazy && from === path.at(-1))) {
      if (to === file) return [...path, to]
      if (!seen.has(to)) paths.push([...path, to])
      seen.add(to)
    }
  }
  return undefined
}

function globalsDeclaredIn(file: string): string[] {
  const [, block = ''] = /^declare global \{\n([\s\S]*?)^\}/m.exec(textOf.get(file) ?? '') ?? []
  const names = block.matchAll(/^\s+(?:var\s+)?(\w+)\??:/gm)
  return [...names].map(([, name = '']) => name)
}
