/** @param {import('pg').Client} client */
export async function exportCsv(client) {
  const { rows } = await client.query(
    'select id, form, created_at, fields from leads.submissions order by created_at',
  )
  const names = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))]
  const lines = rows.map(({ id, form, created_at, fields }) => [
    id,
    form,
    created_at.toISOString(),
    ...names.map((name) => fields[name]),
  ])
  return [['id', 'form', 'created', ...names], ...lines]
    .map((cells) => `${cells.map(toCell).join(',')}\r\n`)
    .join('')
}

/** A leading apostrophe keeps spreadsheets from evaluating formulas. @param {unknown} value */
function toCell(value) {
  if (value === undefined || value === null) return ''
  const text = String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
