// @vitest-environment node
import { expect, it } from 'vitest'
import { render } from '@/app/entry-server'
import { publicPaths } from '@/content/site/pages'

it.each([...publicPaths, '/no-such-page'])(
  '%s has no style attribute, which its security policy would refuse',
  async (path) => {
    const { body } = await render(path)
    expect(body).toContain('<h1')
    expect(body.match(/<[^>]* style="[^"]*"/g)).toBeNull()
  },
)
