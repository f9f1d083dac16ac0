const helper = '\0vite/preload-helper.js'

/**
 * Replaces the code with which Vite preloads the styles and scripts of a lazy chunk: all styles are in one file, and
 * pages are prefetched before they are needed.
 * @returns {import('vite').Plugin}
 */
export function plainImportsPlugin() {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
    generateBundle(_, bundle) {
      const withStyles = Object.values(bundle).find(
        (file) => file.type === 'chunk' && !file.isEntry && file.viteMetadata?.importedCss.size,
      )
      if (withStyles) this.error(`${withStyles.fileName} has styles of its own, which nothing would load`)
    },
  }
}
