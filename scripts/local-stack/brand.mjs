import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../../supabase/functions/_shared/brand.ts', import.meta.url), 'utf8')

/**
 * A value of the brand module, parsed as text because Node 20 cannot import TypeScript. Throws if it is missing.
 * @param {'name' | 'supportEmail' | 'careersEmail'} key
 */
export function brandText(key) {
  const value = new RegExp(`^ {2}${key}: (['"])(.+)\\1,`, 'm').exec(source)?.[2]
  if (!value) throw new Error(`supabase/functions/_shared/brand.ts has no ${key} that local-stack can read.`)
  return value
}
