// Excel needs the byte order mark to read the file as UTF-8.
const byteOrderMark = '\uFEFF'

/**
 * @param {import('pg').Client} client
 * @param {{ since?: string, form?: string }} options `since` is a day in UTC (yyyy-mm-dd), and `form` is a form's name,
 *   such as 'contact'
 */
export async function exportCsv(client, { since, form }) {
  if (since !== undefined && !isDay(since)) throw new Error('--since must be a day such as 2026-12-31.')
  const { rows: forms } = await client.query('select distinct form from leads.submissions order by form')
  const known = forms.map((row) => row.form)
  if (form !== undefined && !known.includes(form)) {
    throw new Error(
      `There are no submissions of the form "${form}". Forms with submissions: ${known.join(', ') || 'none'}.`,
    )
  }
  const { rows } = await client.query(
    `select id, form, created_at, held_reason, fields from leads.submissions
     where ($1::date is null or created_at >= $1::timestamp at time zone 'UTC') and ($2::text is null or form = $2)
     order by created_at`,
    [since ?? null, form ?? null],
  )
  const names = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))]
  const lines = rows.map(({ id, form, created_at, held_reason, fields }) => [
    id,
    form,
    created_at.toISOString(),
    held_reason,
    ...names.map((name) => fields[name]),
  ])
  const table = [['id', 'form', 'created', 'held', ...names], ...lines]
  return byteOrderMark + table.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** @param {string} text */
function isDay(text) {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
}

// Spreadsheet programs may evaluate a cell as a formula if it starts with one of these characters.
const formula = /^[=+\-@＝＋－＠\t\r\n]/

/**
 * A leading apostrophe keeps spreadsheet programs from evaluating the text as a formula. Every cell is quoted, because
 * a program that splits on semicolons would otherwise start a new cell inside the text.
 * @param {unknown} value
 */
function toCell(value) {
  const text = String(value ?? '')
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
