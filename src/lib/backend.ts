import type { SupabaseClient } from '@supabase/supabase-js'
import { env } from './env'

let client: Promise<SupabaseClient> | undefined

export const hasBackend = env.backend !== undefined

/**
 * Loads the Supabase client, which most pages don't need at first.
 * @throws Error if there is no backend or the code can't be fetched
 */
export function loadBackend(): Promise<SupabaseClient> {
  client ??= createBackend()
  client.catch(() => {
    client = undefined
  })
  return client
}

async function createBackend() {
  if (!env.backend) throw new Error('This site is not connected to its mail service')
  const { createClient } = await import('@supabase/supabase-js')
  return createClient(env.backend.url, env.backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}
