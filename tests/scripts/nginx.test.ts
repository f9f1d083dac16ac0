import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('NGINX_PATH', '/no/nginx/here')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('without nginx its tests are skipped, with a warning', async () => {
  vi.stubEnv('CI', '')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { default: warnWithoutNginx } = await import('../../e2e/servers/warn-without-nginx.ts')
  const { hasNginx } = await import('../../e2e/servers/nginx.ts')
  warnWithoutNginx()
  expect(hasNginx).toBe(false)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('No nginx was found'))
})

it('in CI they run without nginx too, and fail', async () => {
  vi.stubEnv('CI', 'true')
  const { hasNginx, startNginx } = await import('../../e2e/servers/nginx.ts')
  expect(hasNginx).toBe(true)
  await expect(startNginx({ site: '.', port: 20190, brotli: false })).rejects.toThrow('No nginx was found')
})
