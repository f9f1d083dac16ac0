/**
 * Aligns text left and figures right.
 * @param {string[]} head
 * @param {string[][]} rows
 * @returns {string}
 */
export function asTable(head, rows) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const isFigure = head.map((_, column) => rows.some((row) => /^[-+]?\d/.test(row[column] ?? '')))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          isFigure[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
