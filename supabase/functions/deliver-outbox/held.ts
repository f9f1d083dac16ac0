import { brand } from '../_shared/brand.ts'
import { renderNoticeEmail } from '../_shared/email-rendering/notice.ts'
import type { Mailer } from '../_shared/email-sending/mailer.ts'
import { isHourly } from '../_shared/outbox/state.ts'
import type { Database } from '../_shared/server/database.ts'

type Held = { inAll: number; isNew: boolean; limit: number; decoy: number; fast: number }

/** Tells support once an hour how many submissions are held, if some came since. Rejects if the email is not taken. */
export async function tellOfHeld(
  database: Database,
  mailer: Mailer,
  supportEmail: string,
  newId: () => string,
) {
  const [held] = await database.query<Held>(
    `select count(*)::int as "inAll",
       coalesce(bool_or(s.created_at > coalesce(held_told_at, '-infinity')), false) as "isNew",
       count(*) filter (where held_reason = 'limit')::int as limit,
       count(*) filter (where held_reason = 'decoy')::int as decoy,
       count(*) filter (where held_reason = 'fast')::int as fast
     from leads.submissions s cross join leads.state
     where held_reason is not null
       and s.id in (select submission_id from leads.deliveries where status = 'held')`,
  )
  if (!held?.isNew || !(await isHourly(database, 'held_told_at'))) return
  const paragraphs = [
    `${held.inAll} ${held.inAll === 1 ? 'submission is' : 'submissions are'} held: stored, and not sent to you.`,
    ...(held.limit > 0 ? [`${held.limit} came while the limit for all senders together was reached.`] : []),
    ...(held.decoy > 0 ? [`${held.decoy} filled in a field that people cannot see.`] : []),
    ...(held.fast > 0
      ? [`${held.fast} ${held.fast === 1 ? 'was' : 'were'} filled in faster than people can.`]
      : []),
    'To see them: npm run leads -- list --held. To have one sent: npm run leads -- release ID.',
  ]
  const subject = `${brand.name} website: ${held.inAll} held ${held.inAll === 1 ? 'submission' : 'submissions'}`
  const email = { id: newId(), to: supportEmail, replyTo: supportEmail, isAutomatic: true }
  await mailer.send({ ...email, ...renderNoticeEmail(subject, paragraphs) }).catch(async (error) => {
    await database.query('update leads.state set held_told_at = null')
    throw error
  })
}
