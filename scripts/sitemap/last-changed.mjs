import { execFileSync } from 'node:child_process'

/**
 * The day on which files last changed.
 *
 * Committed files: the day of the last commit that touched one of them. Edited since, or no history at all: today.
 * In a shallow clone git gives files older than the clone the date of its oldest commit, which is when nothing
 * happened: undefined, because search engines stop reading dates that they catch being wrong.
 * @param {ReadonlyArray<string>} files
 * @param {{ today: string, cwd?: string }} options today as YYYY-MM-DD
 * @returns {string | undefined} YYYY-MM-DD
 */
export function lastChanged(files, { today, cwd = process.cwd() }) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    if (git('status', '--porcelain', '--', ...files)) return today
    const [commit, date] = git('log', '-1', '--format=%H %cs', '--', ...files).split(' ')
    if (!commit || !date) return today
    return isWhereHistoryEnds(git, commit) ? undefined : date
  } catch {
    // No git, or no repository: the files of an archive.
    return today
  }
}

/**
 * @param {(...args: string[]) => string} git
 * @param {string} commit
 */
function isWhereHistoryEnds(git, commit) {
  if (git('rev-parse', '--is-shallow-repository') !== 'true') return false
  return git('rev-list', '--max-parents=0', 'HEAD').split('\n').includes(commit)
}
