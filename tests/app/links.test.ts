import { expect, it } from 'vitest'
import { render } from '@/app/entry-server'
import { pagePaths } from '@/app/route-table'

it('every link with an anchor finds its target', async () => {
  const pages = new Map<string, string>()
  for (const path of pagePaths) pages.set(path, (await render(path)).body)
  const links = [...pages].flatMap(([from, body]) =>
    [...body.matchAll(/href="([^"#?]*)(?:\?[^"#]*)?#([^"]+)"/g)].map(([, to, id]) => ({
      from,
      to: to || from,
      id,
    })),
  )
  expect(links.length).toBeGreaterThan(30)
  const broken = links.filter(({ to, id }) => !pages.get(to)?.includes(`id="${id}"`))
  expect(broken).toEqual([])
})
