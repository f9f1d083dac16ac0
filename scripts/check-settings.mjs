import { resolveConfig } from 'vite'
import { stop } from './stop.mjs'

export async function checkSettings() {
  // The last argument sets NODE_ENV. Without it, a later build in this process would contain React's development code.
  await resolveConfig({ logLevel: 'silent' }, 'build', 'production', 'production').catch(({ message }) =>
    stop(message),
  )
}
