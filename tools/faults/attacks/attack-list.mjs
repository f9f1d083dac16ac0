import { databaseAttacks } from './database-attacks.mjs'
import { junkAttacks } from './junk-attacks.mjs'
import { mailAttacks } from './mail-attacks.mjs'
import { senderAttacks } from './sender-attacks.mjs'

/**
 * @typedef {object} Attack
 * @property {string} name
 * @property {string} before the result before the fix
 * @property {(world: import('../world.mjs').World) => Promise<{ figure: string, isFine: boolean }>} run
 */

/** @type {Attack[]} */
export const attacks = [...databaseAttacks, ...senderAttacks, ...junkAttacks, ...mailAttacks]
