import { brand } from '../brand.ts'
import { renderNoticeEmail } from '../email-rendering/notice.ts'
import type { Mailer } from '../email-sending/mailer.ts'
import { postJson } from '../http/post-json.ts'
import type { Database } from '../server/database.ts'
import { uuidFrom } from '../server/digest.ts'
import { type Log, reasonOf } from '../server/log.ts'
import { isTeams, teamsMessage } from '../webhook/chat.ts'

export type ProblemKind =
  | ('store' | 'bug' | 'limit' | 'files' | 'confirmations' | 'origin') // found by send-email
  | ('outbox' | 'waiting' | 'refused' | 'unreadable' | 'clock' | 'inbox' | 'site' | 'size') // found by deliver-outbox

/** `text` is for operators and must not contain personal data. */
export type Problem = { kind: ProblemKind; text: string }

/**
 * Sends at most one alert an hour for each kind of problem. While the database is down, each process has its own limit.
 * Never rejects.
 */
export type Alert = (problems: ReadonlyArray<Problem>) => Promise<void>

/**
 * Resolves the `checked` kinds that aren't in `current`, and other kinds that haven't been reported for an hour.
 * Rejects if the database is down.
 */
export type Resolve = (current: ReadonlyArray<Problem>, checked: ReadonlyArray<ProblemKind>) => Promise<void>

type Options = {
  url: string | undefined
  database: Pick<Database, 'query'>
  mailer: Mailer
  supportEmail: string
  log: Log
  now?: () => number
}

const hourMs = 60 * 60 * 1000
// A flood of calls may report the same problem thousands of times, so for each kind, the database is queried at most
// once in this interval.
const askEveryMs = 60_000

/** Posts alerts to a chat webhook, such as Slack's or Teams'. While the database is down, they are emailed instead. */
export function createAlert({ url, database, mailer, supportEmail, log, now = Date.now }: Options) {
  const lastMs = new Map<string, number>()
  const prefix = `${brand.name} website:`
  const isDue = (name: string, everyMs: number) => {
    if (now() - (lastMs.get(name) ?? Number.NEGATIVE_INFINITY) < everyMs) return false
    lastMs.set(name, now())
    return true
  }
  const notSent = (error: unknown) => log('alert not sent', { reason: reasonOf(error) })

  const alert: Alert = async (problems) => {
    for (const { kind, text } of problems.filter(({ kind }) => isDue(kind, askEveryMs))) {
      const words = `${prefix} leads need attention. ${text}. See docs/operations.md.`
      log('ALERT', { problem: text })
      try {
        const [row] = await database.query<{ isDue: boolean }>(claimText, [kind, text])
        if (row?.isDue && !(await post(words))) await database.query(releaseText, [kind])
      } catch (error) {
        log('alert not counted', { reason: reasonOf(error) })
        if (isDue(`mail ${kind}`, hourMs)) await mail(kind, words)
      }
    }
  }

  const resolve: Resolve = async (current, checked) => {
    const kinds = current.map(({ kind }) => kind)
    for (const { kind, text, wasAlerted } of await database.query<Resolved>(resolveText, [kinds, checked])) {
      lastMs.delete(kind)
      if (wasAlerted) await post(`${prefix} resolved. ${text}.`)
    }
  }

  /** All processes use the same id within a clock hour, so Resend sends the alert only once. */
  async function mail(kind: ProblemKind, words: string) {
    const id = uuidFrom(`alert:${kind}:${Math.floor(now() / hourMs)}`)
    const notice = renderNoticeEmail(`${prefix} leads need attention`, [words])
    const email = { id, to: supportEmail, replyTo: supportEmail, ...notice, isAutomatic: true }
    await mailer.send(email).catch((error) => {
      notSent(error)
      return post(words)
    })
  }

  async function post(text: string): Promise<boolean> {
    if (!url) return true
    const body = isTeams(url) ? teamsMessage([{ type: 'TextBlock', text, wrap: true }]) : { text }
    const error = await postJson('alert receiver', url, JSON.stringify(body)).catch((error) => error)
    if (error) notSent(error)
    return !error
  }

  return { alert, resolve }
}

/**
 * Records the problem for the health check. An alert is due if no process has sent one of this kind in the past hour.
 */
const claimText = `
  insert into leads.alerts as known (kind, text) values ($1, $2)
  on conflict (kind) do update set text = excluded.text, seen_at = now(), alerted_at = case
    when known.alerted_at between now() - interval '1 hour' and now() + interval '1 minute' then known.alerted_at
    else now() end
  returning alerted_at = now() as "isDue"`
const releaseText = `update leads.alerts set alerted_at = '-infinity' where kind = $1`

type Resolved = { kind: string; text: string; wasAlerted: boolean }

/** `wasAlerted` is true if an alert was sent since the problem was last resolved. */
const resolveText = `
  update leads.alerts a set resolved_at = now() from leads.alerts before
  where before.kind = a.kind and coalesce(a.seen_at > a.resolved_at, true) and a.kind <> all($1::text[])
    and (a.kind = any($2::text[]) or a.seen_at < now() - interval '1 hour')
  returning a.kind, a.text, before.alerted_at > coalesce(before.resolved_at, '-infinity') as "wasAlerted"`
