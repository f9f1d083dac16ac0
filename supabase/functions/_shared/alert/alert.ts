import { renderNoticeEmail } from '../email-rendering/notice.ts'
import type { Mailer } from '../email-sending/mailer.ts'
import type { Database } from '../server/database.ts'
import { uuidFrom } from '../server/digest.ts'
import { type Log, reasonOf } from '../server/log.ts'
import { isTeams, teamsMessage } from '../webhook/chat.ts'

export type ProblemKind =
  | 'store'
  | 'bug'
  | 'limit'
  | 'confirmations'
  | 'outbox'
  | 'waiting'
  | 'refused'
  | 'unreadable'
  | 'clock'
  | 'inbox'

/** In plain words, without personal data. */
export type Problem = { kind: ProblemKind; text: string }

/** Alerts the operators of each kind of problem at most once an hour. Never throws. */
export type Alert = (problems: ReadonlyArray<Problem>) => Promise<void>

/**
 * Says which problems are over: of the kinds that were `checked` those that are not among the `current`, of the others those
 * that nobody met for an hour. Rejects if the database is unavailable.
 */
export type Resolve = (current: ReadonlyArray<Problem>, checked: ReadonlyArray<ProblemKind>) => Promise<void>

type Options = {
  url: string | undefined
  siteName: string
  database: Pick<Database, 'query'>
  /** Carries alerts while the database, which counts them for all processes, is down. */
  mailer: Mailer
  supportEmail: string
  log: Log
  now?: () => number
}

const hourMs = 60 * 60 * 1000
// A flood meets the same problem thousands of times.
const askEveryMs = 60_000
const limitMs = 8000

/** Posts what Slack, Mattermost, Google Chat and Teams accept. */
export function createAlert({ url, siteName, database, mailer, supportEmail, log, now = Date.now }: Options) {
  const askedMs = new Map<string, number>()
  const mailedMs = new Map<string, number>()
  const prefix = `${siteName} website:`
  const wordsOf = (problems: ReadonlyArray<Problem>) =>
    `${prefix} leads need attention. ${problems.map(({ text }) => text).join('. ')}. See docs/operations.md.`

  const alert: Alert = async (problems) => {
    const asked = problems.filter((problem) => isDue(askedMs, problem, askEveryMs))
    if (asked.length === 0) return
    log('ALERT', { problems: asked.map(({ text }) => text).join('; ') })
    try {
      const kinds = await claim(database, asked)
      const due = asked.filter(({ kind }) => kinds.includes(kind))
      if (url && due.length > 0 && !(await post(url, wordsOf(due)))) await release(database, kinds)
    } catch (error) {
      log('alert not counted', { reason: reasonOf(error) })
      for (const problem of asked.filter((each) => isDue(mailedMs, each, hourMs))) await mail(problem)
    }
  }

  const resolve: Resolve = async (current, checked) => {
    const over = await close(
      database,
      current.map(({ kind }) => kind),
      checked,
    )
    for (const { kind } of over) askedMs.delete(kind)
    const texts = over.filter(({ wasAlerted }) => wasAlerted).map(({ text }) => text)
    if (url && texts.length > 0) await post(url, `${prefix} resolved. ${texts.join('. ')}.`)
  }

  function isDue(lastMs: Map<string, number>, { kind }: Problem, everyMs: number): boolean {
    if (now() - (lastMs.get(kind) ?? Number.NEGATIVE_INFINITY) < everyMs) return false
    lastMs.set(kind, now())
    return true
  }

  /**
   * Without the database processes know nothing of each other; Resend does: it sends an id once, whoever asks. By SMTP each
   * process sends its own.
   */
  async function mail(problem: Problem) {
    const text = wordsOf([problem])
    const id = uuidFrom(`alert:${problem.kind}:${Math.floor(now() / hourMs)}`)
    const notice = renderNoticeEmail(`${prefix} leads need attention`, [text])
    const email = { id, to: supportEmail, replyTo: supportEmail, ...notice, isAutomatic: true }
    await mailer.send(email).catch(async (error) => {
      log('alert not sent', { reason: reasonOf(error) })
      if (url) await post(url, text)
    })
  }

  async function post(to: string, text: string): Promise<boolean> {
    try {
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(
          isTeams(to) ? teamsMessage([{ type: 'TextBlock', text, wrap: true }]) : { text },
        ),
        signal: AbortSignal.timeout(limitMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`answered ${response.status}`)
      return true
    } catch (error) {
      log('alert not sent', { reason: reasonOf(error) })
      return false
    }
  }

  return { alert, resolve }
}

/** Records the problems for the health URL; the kinds whose alert of this hour is the caller's. */
async function claim({ query }: Pick<Database, 'query'>, problems: Problem[]): Promise<string[]> {
  const rows = await query<{ kind: string; isDue: boolean }>(
    `insert into leads.alerts as known (kind, text) select * from unnest($1::text[], $2::text[])
     on conflict (kind) do update set text = excluded.text, seen_at = now(), alerted_at = case
       when known.alerted_at between now() - interval '1 hour' and now() + interval '1 minute' then known.alerted_at
       else now() end
     returning kind, alerted_at = now() as "isDue"`,
    [problems.map(({ kind }) => kind), problems.map(({ text }) => text)],
  )
  return rows.filter(({ isDue }) => isDue).map(({ kind }) => kind)
}

async function release({ query }: Pick<Database, 'query'>, kinds: string[]) {
  await query(`update leads.alerts set alerted_at = '-infinity' where kind = any($1::text[])`, [kinds])
}

/** Whether it was alerted since it was last resolved. */
type Over = { kind: string; text: string; wasAlerted: boolean }

function close({ query }: Pick<Database, 'query'>, current: string[], checked: ReadonlyArray<string>) {
  return query<Over>(
    `with over as (
       select kind, coalesce(alerted_at > resolved_at, true) as "wasAlerted" from leads.alerts
       where coalesce(seen_at > resolved_at, true) and kind <> all($1::text[])
         and (kind = any($2::text[]) or seen_at < now() - interval '1 hour')
       for update)
     update leads.alerts set resolved_at = now() from over where alerts.kind = over.kind
     returning over.kind, text, "wasAlerted"`,
    [current, checked],
  )
}

/** The open problems that no look at the database itself would find. */
export async function openAlerts({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const rows = await query<{ text: string }>(
    `select text from leads.alerts where kind in ('bug', 'limit', 'inbox') and coalesce(seen_at > resolved_at, true)`,
  )
  return rows.map(({ text }) => text)
}
