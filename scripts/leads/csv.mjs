// Without it, Excel does not read the file as UTF-8.
const byteOrderMark = '\uFEFF'

/** @param {import('pg').Client} client */
export async function exportCsv(client) {
  const { rows } = await client.query(
    'select id, form, created_at, held_reason, fields from leads.submissions order by created_at',
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

// The signs with which spreadsheets begin a formula, also as full-width characters, and the white space before them.
const formula = /^[=+\-@＝＋－＠\t\r\n]/

/** A leading apostrophe keeps spreadsheets from evaluating formulas. @param {unknown} value */
function toCell(value) {
  if (value === undefined || value === null) return ''
  const text = String(value)
  const harmless = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
