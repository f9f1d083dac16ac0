import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { framePolicy } from './rules.mjs'
import { serveSite } from './serve-site.mjs'

/**
 * `npm run preview` serves the built site as a host would. The dev server only says who may frame a page, because its own
 * inline code changes with every edit, and answers at /film/player with public/film/player.html, as hosts do.
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
