import { fileURLToPath } from 'node:url'

const at = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../src/lib/styles/${path}`, import.meta.url))

// How sonner inserts its styles on import.
const insertion = /function __insertCSS\(code\) \{[\s\S]*?\n\}/

/**
 * Two packages insert style elements at run time, which the security policy refuses. A build replaces Radix'
 * react-style-singleton and adopts sonner's styles as a constructed style sheet.
 * @returns {import('vite').Plugin}
 */
export function runTimeStylesPlugin() {
  return {
    name: 'run-time-styles',
    apply: 'build',
    config: () => ({ resolve: { alias: { 'react-style-singleton': at('style-singleton.ts') } } }),
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler: (code) => adoptSonnersStyle(code),
    },
  }
}

/**
 * @param {string} code of sonner
 * @throws {Error} if a new version of sonner inserts its styles differently
 */
export function adoptSonnersStyle(code) {
  if (!insertion.test(code))
    throw new Error('sonner inserts its style differently now; see run-time-styles.mjs')
  const adoption = `function __insertCSS(code) { if (typeof document !== 'undefined') adoptStyle(code) }`
  return `import { adoptStyle } from ${JSON.stringify(at('adopt-style.ts'))};\n${code.replace(insertion, adoption)}`
}
