import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Vite lists the packages in the JavaScript; these ship as styles and font files. */
const packagesBesideScripts = ['tailwindcss', '@fontsource-variable/archivo']

/** For Vite's build. */
export const licenseOptions = { fileName: 'licenses.txt' }

/**
 * Completes the license texts of what the site ships, which MIT and OFL require to be passed on.
 * @param {string} outDir
 */
export function completeLicenses(outDir) {
  for (const name of packagesBesideScripts) {
    const folder = join('node_modules', name)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim()
    appendFileSync(
      join(outDir, licenseOptions.fileName),
      `\n## ${name} - ${version} (${license})\n\n${text}\n`,
    )
  }
}
