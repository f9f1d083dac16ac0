import { readFileSync } from 'node:fs'
import { bundleScript } from './bundle-script.mjs'

const name = 'virtual:single-file-viewer'
const id = `\0${name}`

/**
 * Provides the module virtual:single-file-viewer, which exports the viewer's HTML, styles and script as strings. Its
 * types are in src/single-file-viewer.d.ts.
 * @returns {import('vite').Plugin}
 */
export function singleFileViewerPlugin() {
  return {
    name: 'single-file-viewer',
    resolveId: (source) => (source === name ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined
      const texts = { body: readBody(), styles: readStyles(), script: await readScript() }
      return Object.entries(texts)
        .map(([key, text]) => `export const ${key} = ${JSON.stringify(text)}`)
        .join('\n')
    },
  }
}

function readBody() {
  const html = readFileSync('viewer/index.html', 'utf8')
  const body = html.match(/<body>([\s\S]*)<\/body>/)?.[1]
  if (!body) throw new Error('viewer/index.html has no body')
  return body.replace(/\s*\n\s*/g, '\n').trim()
}

function readStyles() {
  const base = readFileSync('viewer/src/base.css', 'utf8').replace(/@font-face \{[^}]*\}/, '')
  return base + readFileSync('viewer/src/viewer.css', 'utf8').replace('@import "./base.css";', '')
}

async function readScript() {
  const script = await bundleScript('viewer/src/viewer-main.ts')
  // Escape "</script", which would end the script element early.
  return script.replaceAll('</script', '<\\/script')
}
