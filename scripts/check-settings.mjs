import { resolveConfig } from 'vite'
import { stop } from './stop.mjs'

export async function checkSettings() {
  await resolveConfig({ logLevel: 'silent' }, 'build').catch(({ message }) => stop(message))
}
