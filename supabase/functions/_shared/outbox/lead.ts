import type { Database } from '../server/database.ts'
import type { Lead } from '../webhook/webhook.ts'

const text = `
  select s.id, s.form, s.fields, s.created_at as "createdAt", a.filename, a.media_type as "mediaType",
    octet_length(a.content) as bytes
  from leads.submissions s left join leads.attachments a on a.submission_id = s.id
  where s.id = $1`

type Row = Omit<Lead, 'createdAt' | 'file'> & { createdAt: Date } & (
    | { filename: string; mediaType: string; bytes: number }
    | { filename: null }
  )

export async function readLead(database: Database, submissionId: string): Promise<Lead> {
  const [row] = await database.query<Row>(text, [submissionId])
  if (!row) throw new Error('The submission of a webhook is gone')
  const { id, form, fields, createdAt } = row
  const { filename } = row
  const file = filename === null ? null : { filename, mediaType: row.mediaType, bytes: row.bytes }
  return { id, form, fields, createdAt: createdAt.toISOString(), file }
}
