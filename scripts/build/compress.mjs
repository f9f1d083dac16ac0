import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = new Set(['.html', '.css', '.js', '.svg', '.json', '.xml', '.txt', '.webmanifest'])
// Files smaller than this fit into one packet without compression.
const worthwhileBytes = 512

/** @param {string} outDir */
export async function compressSite(outDir) {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    text.has(extname(file)),
  )
  await Promise.all(files.map((file) => compressFile(join(outDir, file))))
}

/** @param {number} bytes */
function textParams(bytes) {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  }
}

/** @param {string} path */
async function compressFile(path) {
  const content = readFileSync(path)
  if (content.length < worthwhileBytes) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: textParams(content.length) }),
    promisify(gzip)(content, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, brotli)
  writeFileSync(`${path}.gz`, gzipped)
}
