import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../../supabase/functions/_shared/brand.ts', import.meta.url), 'utf8')

/**
 * A text of the brand module, read as text because Node 20 runs no TypeScript. Rebranding stays the edit of that
 * one file. Throws when the module has no such text.
 * @param {'name' | 'supportEmail' | 'careersEmail'} key
 */
export function brandText(key) {
  const value = new RegExp(`^ {2}${key}: (['"])(.+)\\1,`, 'm').exec(source)?.[2]
  if (!value) throw new Error(`supabase/functions/_shared/brand.ts has no ${key} that local-stack can read.`)
  return value
}
