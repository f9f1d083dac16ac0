import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

/**
 * Who may frame a page: anybody the viewer, we ourselves the film's player, nobody anything else.
 * @param path of the address, e.g. '/viewer/'
 * @returns the value of the header Content-Security-Policy
 */
export function framePolicy(path: string): string {
  if (path.startsWith('/viewer/')) return 'frame-ancestors *'
  if (path.startsWith('/film/')) return "frame-ancestors 'self'"
  return "frame-ancestors 'none'"
}

/** The dev and preview servers answer with the policy that public/_headers gives a static host. */
export function framePolicyPlugin(): Plugin {
  const answerWithPolicy = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use((request, response, next) => {
      response.setHeader('Content-Security-Policy', framePolicy(request.url ?? '/'))
      next()
    })
  }
  return { name: 'frame-policy', configureServer: answerWithPolicy, configurePreviewServer: answerWithPolicy }
}
