import { databaseFaults } from './database-faults.mjs'
import { mailFaults } from './mail-faults.mjs'
import { pipelineFaults } from './pipeline-faults.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../submissions.mjs').Submission} Submission */
/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {(world: World, sendAll: () => Promise<void>, submissions: Submission[]) => Promise<void>} run
 *   Causes the fault, sends everything, and ends the fault.
 */

/** @type {Fault[]} */
export const faults = [...databaseFaults, ...mailFaults, ...pipelineFaults]
