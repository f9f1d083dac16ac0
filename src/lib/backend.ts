import type { SupabaseClient } from '@supabase/supabase-js'
import { env } from './env'

let client: Promise<SupabaseClient> | undefined

export const hasBackend = env.backend !== undefined

/** Loads the Supabase client (51 kB gzip). @throws Error without a backend, or if the code can't be fetched */
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
