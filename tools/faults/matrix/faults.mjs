import { databaseFaults } from './database-faults.mjs'
import { mailFaults } from './mail-faults.mjs'
import { memoryFaults } from './memory-faults.mjs'
import { pipelineFaults } from './pipeline-faults.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../submissions.mjs').Submission} Submission */
/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {number} [applications] how many applications are sent; the default is two
 * @property {(world: World, sendAll: () => Promise<number>, submissions: Submission[]) => Promise<void>} run
 *   Causes the fault, sends everything, and ends the fault. `sendAll` returns how many submissions were accepted.
 */

/** @type {Fault[]} */
export const faults = [...databaseFaults, ...mailFaults, ...memoryFaults, ...pipelineFaults]
