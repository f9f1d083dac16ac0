import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { pagePaths } from '@/app/route-table'
import { routes } from '@/app/routes'
import { organization } from '@/components/head/organization'
import type { SeoProps } from '@/components/head/seo'
import type { SocialPicture } from '@/components/head/social-picture'
import type { StructuredData } from '@/components/head/structured-data'

type PageMeta = {
  seo: SeoProps
  /** The page's social picture, or the name of another page's picture. The default is the home page's. */
  social?: SocialPicture | string
}

/** If a folder renders several pages, its meta.ts exports `metaOf` instead. */
type MetaModule = PageMeta | { metaOf: (path: string) => PageMeta }
type DataModule = { structuredData: (path: string) => ReadonlyArray<StructuredData> }

const pages = import.meta.glob<{ Component: ComponentType }>('/src/pages/*/page.tsx')
const metas = import.meta.glob<MetaModule>('/src/pages/*/meta.ts', { eager: true })
const data = import.meta.glob<DataModule>('/src/pages/*/structured-data.ts', { eager: true })

/** Returns the page's folder, such as "/src/pages/home". */
export async function folderOf(path: string): Promise<string> {
  const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy
  const Component = typeof lazy === 'function' && (await lazy()).Component
  for (const [source, load] of Object.entries(pages)) {
    if ((await load()).Component === Component) return source.slice(0, source.lastIndexOf('/'))
  }
  throw new Error('the page is not a page.tsx under src/pages')
}

export async function metaOf(path: string): Promise<PageMeta> {
  const module = metas[`${await folderOf(path)}/meta.ts`]
  if (!module) throw new Error('the page has no meta.ts')
  return 'metaOf' in module ? module.metaOf(path) : module
}

/** Structured data must describe only content that is on the page. */
export async function structuredDataOf(path: string): Promise<ReadonlyArray<StructuredData>> {
  return [organization(), ...(data[`${await folderOf(path)}/structured-data.ts`]?.structuredData(path) ?? [])]
}

export async function socialPictures(): Promise<ReadonlyArray<SocialPicture>> {
  const all = await Promise.all(pagePaths.map(async (path) => (await metaOf(path)).social))
  return all.filter((picture) => typeof picture === 'object')
}

export async function socialPictureOf(path: string): Promise<SocialPicture> {
  const { social = 'home' } = await metaOf(path)
  if (typeof social === 'object') return social
  const picture = (await socialPictures()).find(({ name }) => name === social)
  if (!picture) throw new Error(`no page has the social picture "${social}"`)
  return picture
}
