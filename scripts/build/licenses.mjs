import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Vite lists the packages in the JavaScript; these ship as CSS and font files. */
const packagesOutsideScripts = ['tailwindcss', '@fontsource-variable/archivo']

export const licenseOptions = { fileName: 'licenses.txt' }

/** @param {string} outDir */
export function completeLicenses(outDir) {
  for (const name of packagesOutsideScripts) {
    const folder = join('node_modules', name)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim()
    appendFileSync(
      join(outDir, licenseOptions.fileName),
      `\n## ${name} - ${version} (${license})\n\n${text}\n`,
    )
  }
}
