import { resolve } from 'node:path'
import { framePolicy } from './rules.mjs'
import { serveSite } from './serve-site.mjs'

/**
 * `npm run preview` serves the built site as a host would. The dev server only says who may frame a page: its own inline
 * code changes with every edit.
 * @returns {import('vite').Plugin}
 */
export function hostingPlugin() {
  return {
    name: 'hosting',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        response.setHeader('Content-Security-Policy', framePolicy(request.url ?? '/'))
        next()
      })
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveSite(resolve(config.root, config.build.outDir)))
    },
  }
}
