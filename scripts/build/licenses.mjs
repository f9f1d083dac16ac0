import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Vite lists only packages in its JavaScript bundles, but these ship as CSS and font files. */
const packagesOutsideScripts = ['tailwindcss', '@fontsource-variable/archivo']

/** Copyright lines of MIT packages whose npm releases have no license text, copied from their repositories. */
const copyrights = {
  'embla-carousel': '2020 David Cetinkaya',
  'embla-carousel-react': '2020 David Cetinkaya',
  'embla-carousel-reactive-utils': '2020 David Cetinkaya',
  'react-remove-scroll-bar': '2025 Anton Korzunov <thekashey@gmail.com>',
}

const shortestText = 100

export const licenseOptions = { fileName: 'licenses.txt' }

/**
 * @throws if the license text of a package is missing
 * @param {string} outDir
 */
export function completeLicenses(outDir) {
  const path = join(outDir, licenseOptions.fileName)
  const [head = '', ...sections] = `${readFileSync(path, 'utf8').trim()}\n`.split(/^## /m)
  for (const name of packagesOutsideScripts) {
    const folder = join('node_modules', name)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim()
    sections.push(`${name} - ${version} (${license})\n\n${text}\n`)
  }
  writeFileSync(path, [head, ...sections.map(withText)].join('\n## ').replace(/\n{3,}/g, '\n\n'))
}

/** @param {string} section one line with the package's name, version and license, followed by the license text */
function withText(section) {
  const [title = '', ...lines] = section.trim().split('\n')
  if (lines.join('').length >= shortestText) return `${section.trim()}\n`
  const [, name = '', license] = /^(\S+) - \S+ \((.*)\)$/.exec(title) ?? []
  const copyright = Object.entries(copyrights).find(([known]) => known === name)?.[1]
  if (license !== 'MIT' || !copyright) throw new Error(`licenses.txt has no license text of ${title}`)
  return `${title}\n\n${mit(copyright)}\n`
}

/**
 * Copies the MIT License from Tailwind CSS and replaces the copyright line.
 * @param {string} copyright
 */
function mit(copyright) {
  return readFileSync('node_modules/tailwindcss/LICENSE', 'utf8')
    .replace(/^Copyright .*/m, `Copyright (c) ${copyright}`)
    .trim()
}
