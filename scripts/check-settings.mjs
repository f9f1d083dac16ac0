import { resolveConfig } from 'vite'
import { stop } from './stop.mjs'

/** If vite.config.ts rejects a setting, prints the error message and ends the command. */
export async function checkSettings() {
  await resolveConfig({ logLevel: 'silent' }, 'build').catch(({ message }) => stop(message))
}
