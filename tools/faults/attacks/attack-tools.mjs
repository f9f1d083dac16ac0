import { readFileSync } from 'node:fs'
import { brand } from '../../../scripts/brand.mjs'
import { application } from '../submissions.mjs'

/** @typedef {import('../world.mjs').World} World */

/** In MB. This is slightly below the 256 MB of memory that the platform gives a function. */
const maxMb = 240

/** @param {number} count @param {(index: number) => Promise<number>} call */
export const times = (count, call) => Promise.all(Array.from({ length: count }, (_, index) => call(index)))

/** @param {World} world @returns {string[]} the recipients of confirmations */
export const confirmedIn = (world) =>
  world.provider.taken
    .map(({ to }) => to)
    .filter((to) => !to.includes(brand.supportEmail) && !to.includes(brand.careersEmail))

/** @param {number[]} statuses @param {number} status */
export const countOf = (statuses, status) => statuses.filter((each) => each === status).length

/** @param {World} world @returns {Promise<number>} */
export const storedIn = async (world) =>
  (await world.query('select count(*)::int as count from leads.submissions'))[0].count

/** @param {string} forwarded */
export const from = (forwarded) => ({ 'x-forwarded-for': forwarded })

/** @param {World} world @param {number} count */
export async function takesApplications(world, count) {
  const send = (/** @type {number} */ index) =>
    world.submit(JSON.stringify(application(crypto.randomUUID(), index)))
  const accepted = countOf(await times(count, send), 200)
  const peak = peakMb(world)
  return {
    figure: `${accepted} of ${count} accepted, ${peak} MB`,
    isFine: accepted === count && peak <= maxMb,
  }
}

/**
 * Reads /proc, so it works only on Linux.
 * @param {World} world
 */
export function peakMb({ sendEmail }) {
  const status = readFileSync(`/proc/${sendEmail.pid()}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
