import { runnerImport } from 'vite'

const fileName = 'spin/manifest.schema.json'

/**
 * Publishes the JSON schema of the viewer's manifests.
 * @returns {import('vite').Plugin}
 */
export function manifestSchemaPlugin() {
  return {
    name: 'manifest-schema',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, async (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(await readSchema())
      })
    },
    async generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: await readSchema() })
    },
  }
}

async function readSchema() {
  const { module } = await runnerImport('./viewer/manifest-schema.ts')
  const { jsonSchema } = /** @type {typeof import('../../viewer/manifest-schema.ts')} */ (module)
  return `${JSON.stringify(jsonSchema, null, 2)}\n`
}
