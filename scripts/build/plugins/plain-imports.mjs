/**
 * Vite wraps each dynamic import in a helper that adds stylesheets and preload links, 0.7 kB on every page. There are
 * none to add: the stylesheet is one, and `modulePreload` is off.
 * @returns {import('vite').Plugin}
 */
export function plainImportsPlugin() {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
