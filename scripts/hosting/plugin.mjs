import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { framePolicy } from './rules.mjs'
import { serveSite } from './serve-site.mjs'

/**
 * `npm run preview` serves the built site as hosts do. The dev server only sets frame-ancestors, because its inline code
 * changes with every edit, and serves public/film/player.html at /film/player.
 * @returns {import('vite').Plugin}
 */
export function hostingPlugin() {
  return {
    name: 'hosting',
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = '/', ...query] = (request.url ?? '/').split('?')
        response.setHeader('Content-Security-Policy', framePolicy(path))
        if (existsSync(join(config.publicDir, `${path}.html`)))
          request.url = [`${path}.html`, ...query].join('?')
        next()
      })
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveSite(resolve(config.root, config.build.outDir)))
    },
  }
}
