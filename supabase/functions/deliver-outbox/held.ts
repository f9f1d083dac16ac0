import { brand } from '../_shared/brand.ts'
import { renderNoticeEmail } from '../_shared/email-rendering/notice.ts'
import { startOf, withFewMarks } from '../_shared/email-rendering/readable.ts'
import type { Mailer } from '../_shared/email-sending/mailer.ts'
import { isHourly } from '../_shared/outbox/state.ts'
import type { Database } from '../_shared/server/database.ts'

type Held = {
  id: string
  reason: keyof typeof reasons
  name: string
  company: string
  inAll: number
  isNew: boolean
}

const maxListed = 10
const reasons = {
  limit: 'sent while the limit for all senders together was reached',
  sender: 'one of very many from the same network address',
  decoy: 'filled in a field that people cannot see',
  fast: 'filled in faster than people can',
}

// Submissions held because of a limit are listed first, because they are more likely to be real.
const newestText = `
  select s.id, held_reason as reason, coalesce(fields ->> 'name', fields ->> 'contactName', fields ->> 'subject', '') as name,
    coalesce(fields ->> 'company', fields ->> 'dealershipName', '') as company, count(*) over ()::int as "inAll",
    bool_or(s.created_at > coalesce(held_told_at, '-infinity')) over () as "isNew"
  from leads.submissions s cross join leads.state
  where held_reason is not null and s.id in (select submission_id from leads.deliveries where status = 'held')
  order by held_reason in ('limit', 'sender') desc, s.created_at desc limit ${maxListed}`

/**
 * Sends the support address a list of held submissions, at most once an hour and only if there are new ones. Rejects if
 * that email fails.
 */
export async function emailHeldDigest(
  database: Database,
  mailer: Mailer,
  supportEmail: string,
  newId: () => string,
) {
  const held = await database.query<Held>(newestText)
  const [first] = held
  if (!first?.isNew || !(await isHourly(database, 'held_told_at'))) return
  const { inAll } = first
  const others = inAll - held.length
  const paragraphs = [
    `${inAll} ${inAll === 1 ? 'submission is' : 'submissions are'} held: stored, and not sent to you.`,
    ...held.map(({ id, reason, name, company }) => {
      const who = startOf(withFewMarks([name, company].filter(Boolean).join(', ')), 150)
      return `${id.slice(0, 8)}: ${who || 'without a name'} (${reasons[reason]})`
    }),
    ...(others > 0 ? [`And ${others} more.`] : []),
    'To see them: npm run leads -- list --held. To have one sent: npm run leads -- release ID.',
  ]
  const subject = `${brand.name} website: ${inAll} held ${inAll === 1 ? 'submission' : 'submissions'}`
  const email = { id: newId(), to: supportEmail, replyTo: supportEmail, isAutomatic: true }
  await mailer.send({ ...email, ...renderNoticeEmail(subject, paragraphs) }).catch(async (error) => {
    await database.query('update leads.state set held_told_at = null')
    throw error
  })
}
