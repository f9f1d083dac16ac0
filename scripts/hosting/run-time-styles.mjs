import { fileURLToPath } from 'node:url'

const at = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../src/lib/styles/${path}`, import.meta.url))

// What sonner does with its style sheet on import.
const insertion = /function __insertCSS\(code\) \{[\s\S]*?\n\}/

/**
 * Two packages put a style element into the page while it runs, which the security policy refuses. In a build, Radix'
 * scroll lock gets another react-style-singleton, and sonner's own style sheet is adopted.
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
 * @throws {Error} where another version of sonner inserts its style in another way
 */
export function adoptSonnersStyle(code) {
  if (!insertion.test(code))
    throw new Error('sonner inserts its style differently now; see run-time-styles.mjs')
  const adoption = `function __insertCSS(code) { if (typeof document !== 'undefined') adoptStyle(code) }`
  return `import { adoptStyle } from ${JSON.stringify(at('adopt-style.ts'))};\n${code.replace(insertion, adoption)}`
}
