import { spawnSync } from 'node:child_process'
import { relative, resolve } from 'node:path'

/**
 * A Vite plugin that collects which files of src/pages and src/content each page imports, directly or not.
 * @returns {{ plugin: import('vite').Plugin, lastChanged: (source: string) => string | undefined }} `lastChanged` takes a
 *   page's module, such as 'src/pages/home/page.tsx', and gives the day of the newest commit to any of those files;
 *   undefined without the whole history
 */
export function pageDates() {
  /** @type {Map<string, ReadonlyArray<string>>} */
  const imports = new Map()
  const hasHistory = git('rev-parse', '--is-shallow-repository') === 'false'
  return {
    plugin: {
      name: 'page-dates',
      buildEnd() {
        for (const id of this.getModuleIds()) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          imports.set(id, [...importedIds, ...dynamicallyImportedIds])
        }
      },
    },
    lastChanged(source) {
      if (!hasHistory) return undefined
      const modules = new Set([resolve(source)])
      for (const id of modules) for (const imported of imports.get(id) ?? []) modules.add(imported)
      const files = [...modules]
        .map((id) => relative('.', id))
        .filter((file) => /^src\/(pages|content)\//.test(file))
      return git('log', '-1', '--format=%cs', '--', ...files) || undefined
    },
  }
}

/** @param {string[]} args @returns {string} its output; empty if it fails or there is no git */
function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''
}
