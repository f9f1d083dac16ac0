import { spawnSync } from 'node:child_process'
import { relative, resolve } from 'node:path'

/**
 * `plugin` records which files each page imports. `lastChanged` takes a page's module and returns the day of the newest
 * commit to the module and its imports in src/pages and src/content, or undefined in a shallow clone.
 * @returns {{ plugin: import('vite').Plugin, lastChanged: (source: string) => string | undefined }}
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

/** @param {string[]} args @returns {string} */
function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''
}
