import { resolveConfig } from 'vite'
import { stop } from './stop.mjs'

export async function checkSettings() {
  // Vite stores the last argument in NODE_ENV. Without it, a later build would contain React's development code.
  await resolveConfig({ logLevel: 'silent' }, 'build', 'production', 'production').catch(({ message }) =>
    stop(message),
  )
}
