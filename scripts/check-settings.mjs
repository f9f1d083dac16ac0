import { resolveConfig } from 'vite'
import { stop } from './stop.mjs'

/** Ends the command if vite.config.ts refuses a setting, with its message. */
export async function checkSettings() {
  await resolveConfig({ logLevel: 'silent' }, 'build').catch(({ message }) => stop(message))
}
