// Writes the subsets of our fonts that the site serves. With --check, it writes nothing and fails if the committed
// fonts are out of date.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stop } from '../../scripts/stop.mjs'
import { deriveFonts } from './fonts/derive.mjs'

const { files, css } = await deriveFonts()
const outputs = [
  ...files.map(({ path, bytes }) => ({ path: `public${path}`, bytes })),
  { path: 'src/app/fonts.css', bytes: Buffer.from(css) },
]

mkdirSync('public/fonts', { recursive: true })
const stale = readdirSync('public/fonts')
  .map((file) => `public/fonts/${file}`)
  .filter((file) => !outputs.some(({ path }) => path === file))

if (process.argv.includes('--check')) {
  const changed = outputs.filter(({ path, bytes }) => !isWritten(path, bytes)).map(({ path }) => path)
  const wrong = [...changed, ...stale]
  if (wrong.length) stop(`Out of date: ${wrong.join(', ')}. Run \`npm run fonts\`.`)
} else {
  for (const file of stale) rmSync(file)
  for (const { path, bytes } of outputs) writeFileSync(path, bytes)
}
for (const { path, bytes } of files) console.log(`${path} ${(bytes.length / 1000).toFixed(1)} kB`)

/**
 * @param {string} path
 * @param {Buffer} bytes
 */
function isWritten(path, bytes) {
  try {
    return readFileSync(path).equals(bytes)
  } catch {
    return false
  }
}
