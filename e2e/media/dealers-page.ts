import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '@playwright/test'
import { browserArgs, testBrowser } from '../../scripts/browser.mjs'
import { e2ePorts } from '../settings.mjs'

export const site = `http://localhost:${e2ePorts.site}`
const host = 'www.oneil-motors.example'

type Options = { search?: string; headers?: Record<string, string>; allowsInline?: boolean }

/** Adds `open`, which serves a page with the given content from a dealer's host, with a dealer's CSP, and opens it. */
export const test = base.extend<{ open: (content: string, options?: Options) => Promise<void> }>({
  viewport: { width: 1200, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: testBrowser(),
    args: [...browserArgs, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
  open: async ({ page }, use) => {
    const servers: Server[] = []
    await use(async (content, { search = '', headers = {}, allowsInline } = {}) => {
      const policy = { 'content-security-policy': policyOf(allowsInline) }
      const server = createServer((_, response) => {
        response.writeHead(200, { 'content-type': 'text/html', ...policy, ...headers }).end(pageWith(content))
      })
      servers.push(server)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      await page.goto(`http://${host}:${port}/vdp${search}`)
    })
    for (const server of servers) server.close()
  },
})

/** A dealer's strict policy that allows our site only in the directives that /viewer-for-your-site names. */
function policyOf(allowsInline = false) {
  return [
    "default-src 'self'",
    `script-src 'self' ${site}${allowsInline ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${site}`,
    `connect-src 'self' ${site}`,
    `frame-src ${site}`,
    "object-src 'none'",
  ].join('; ')
}

const pageWith = (content: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1"><title>2022 crossover</title>
  <link rel="icon" href="data:,"><style>body { margin: 0 }</style></head>
  <body><main><h1>2022 crossover</h1>${content}</main></body></html>`
