import type { Confirmation } from '../_shared/contracts/wire.ts'
import { deliver } from '../_shared/outbox/outbox.ts'
import { isBug } from '../_shared/server/database-errors.ts'
import { free } from '../_shared/server/free.ts'
import { createGate } from '../_shared/server/gate.ts'
import { reasonOf } from '../_shared/server/log.ts'
import { within } from '../_shared/server/within.ts'
import { createDirectRoute } from './direct.ts'
import { type createLimiter, tooMany } from './limits/limits.ts'
import type { Accepted, Entry, Ports, Saved, Submission } from './ports.ts'
import type { Room } from './request/intake.ts'
import type { Sender } from './request/sender.ts'
import { toDeliveries } from './store/deliveries.ts'
import { createLateStore, type LateResult } from './store/late-store.ts'
import { composeMessages, deliveryId } from './submission/compose.ts'
import { contentHashOf } from './submission/content-hash.ts'

const storeLimitMs = 6000
const deliveryLimitMs = 12_000

// A file is in memory several times while it is stored or sent, so only a few run at once.
const fileStoreLimitMs = 8000
const fileStoreWaitMs = 60_000
// The application is stored by then: others wait in the outbox, not in memory.
const mostFileBytesAtOnce = 6 * 1024 * 1024
const smallFileBytes = 1024 * 1024

type Limiter = ReturnType<typeof createLimiter>

/** Counts, stores, then sends. Stored or sent is a success. Throws an HttpError. */
export function createAccept(ports: Ports, limiter: Limiter) {
  const direct = createDirectRoute(ports)
  const fileStore = createGate(1)
  const storeLater = createLateStore(ports, storeAgain)
  let sendingBytes = 0

  /** The memory is released as soon as the submission is stored, before the response. */
  return async (submission: Submission, sender: Sender, room: Room): Promise<Accepted> => {
    const contentHash = await contentHashOf(submission)
    const undo = limiter.admitSubmission(submission.id, contentHash, sender)
    try {
      const entry: Entry = {
        submission,
        contentHash,
        messages: await composeMessages(submission, ports),
        webhookId: ports.webhook && (await deliveryId(submission.id, 'webhook')),
        senderHash: sender.hash,
      }
      return await acceptEntry(entry, undo, room)
    } catch (error) {
      undo()
      throw error
    }
  }

  async function acceptEntry(entry: Entry, undo: () => void, room: Room): Promise<Accepted> {
    const saved = await save(entry)
    if (!saved) {
      const result = await direct.accept(entry)
      if (result.kind === 'accepted') storeLater(entry)
      return result
    }
    ports.log(`submission ${saved.kind}`, { submission: entry.submission.id, form: entry.submission.form })
    if (saved.kind === 'limited') throw tooMany(saved.retryAfterSeconds, saved.isForAll)
    if (saved.kind !== 'inserted') undo()
    if (saved.kind === 'conflict') return saved
    if (saved.kind === 'repeated') return accepted(saved.confirmation)
    const isWanted = room.isWanted()
    room.leave()
    await deliverStored(entry, saved.kinds, isWanted)
    return accepted(saved.confirmation)
  }

  /** Undefined if the database is unavailable, or refused our own SQL or data: the lead is emailed then. */
  async function save(entry: Entry): Promise<Saved | undefined> {
    const { id, form, attachment } = entry.submission
    try {
      if (!attachment) return await ports.store.save(entry, storeLimitMs)
      return await fileStore(fileStoreWaitMs, () => ports.store.save(entry, fileStoreLimitMs))
    } catch (error) {
      const reason = reasonOf(error)
      if (isBug(error)) {
        ports.log('BUG: the database refused a submission', { submission: id, form, reason })
        await ports.alert([
          `A bug keeps submissions of the form ${form} from being stored: they are only emailed (${reason})`,
        ])
        return undefined
      }
      ports.log('store failed', { submission: id, reason })
      await ports.alert([`Leads cannot be stored and are only emailed (${reason})`])
      return undefined
    }
  }

  async function storeAgain(entry: Entry): Promise<LateResult> {
    try {
      const saved = await ports.store.save(entry, storeLimitMs)
      ports.log(`submission ${saved.kind} late`, { submission: entry.submission.id })
      if (saved.kind === 'inserted') await deliverStored(entry, saved.kinds)
      return 'done'
    } catch (error) {
      return isBug(error) ? 'refused' : 'unavailable'
    }
  }

  /** The lead is stored: from here on no error may make the visitor send it again. */
  async function deliverStored(entry: Entry, kinds: ReadonlyArray<string>, isRoomWanted = false) {
    const { id } = entry.submission
    const sentIds = await direct.deliveredIds(entry)
    const deliveries = toDeliveries(entry, ports.now()).filter(({ kind }) => kinds.includes(kind))
    const deliverOne = async (delivery: (typeof deliveries)[number]) => {
      if (sentIds.includes(delivery.id)) return await ports.outbox.settle(delivery.id, { kind: 'sent' })
      const bytes =
        delivery.kind === 'notification' ? (entry.submission.attachment?.content.byteLength ?? 0) : 0
      const isTooMuch = sendingBytes + bytes > (isRoomWanted ? smallFileBytes : mostFileBytesAtOnce)
      if (bytes > 0 && isTooMuch) {
        return await ports.outbox.settle(delivery.id, { kind: 'postponed', reason: 'left to the outbox' })
      }
      sendingBytes += bytes
      return await deliver(delivery, ports).finally(() => {
        sendingBytes -= bytes
      })
    }
    let areAllDone = true
    const report = (error: unknown) => {
      areAllDone = false
      ports.log('delivery not settled', { submission: id, reason: reasonOf(error) })
    }
    await Promise.all(
      deliveries.map((delivery) => within(deliveryLimitMs, deliverOne(delivery)).catch(report)),
    )
    if (areAllDone && entry.submission.attachment) free(entry.submission.attachment.content)
  }
}

function accepted(confirmation: Confirmation): Accepted {
  return { kind: 'accepted', confirmation }
}
