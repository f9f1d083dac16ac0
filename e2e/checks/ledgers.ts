/** A ledger has three or more rows between hairlines in one column; ledgers side by side count as one. */
export function longestRunOfLedgers(main: Element) {
  const isRuled = (row: Element) => {
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(row)
    return Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0
  }
  const isLedger = (list: Element) => {
    const rows = [...list.children].filter((row) => row.checkVisibility())
    const columns = new Set(rows.map((row) => Math.round(row.getBoundingClientRect().left)))
    const isDataTable = rows.some((row) => row.querySelectorAll(':scope > td').length > 1)
    return rows.filter(isRuled).length >= 3 && columns.size === 1 && !isDataTable
  }
  const topOf = (list: Element) => Math.round(list.getBoundingClientRect().top)
  const sections = [...main.querySelectorAll('section')].filter(
    (section) => !section.parentElement?.closest('section'),
  )
  let run = 0
  let longest = 0
  for (const section of sections) {
    const ledgers = [...section.querySelectorAll('ul, ol, dl, tbody')].filter(isLedger)
    run = ledgers.length > 0 ? run + new Set(ledgers.map(topOf)).size : 0
    longest = Math.max(longest, run)
  }
  return longest
}
