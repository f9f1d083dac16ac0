import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { visitReport } from '@/content/services/visit-report'
import { visit } from '../render'

it('the visit report states when each photographed car will be online and why the others were skipped, and can be printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = visit('/sample-visit-report')
  const sheet = await screen.findByRole('region', { name: /^Visit report/ })
  expect(sheet).toHaveTextContent('Sample')
  const cars = within(sheet)
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('cell').length > 0)
  expect(cars).toHaveLength(visitReport.lines.length)
  for (const row of cars) {
    const [result, online] = within(row).getAllByRole('cell')
    expect(result).toHaveTextContent(/^(Shot\. 44 photos|Skipped\. \w+)/)
    expect(online).toHaveTextContent(/^Online by: (Tue, Nov (17|24), .+|Not needed)$/)
  }
  await user.click(screen.getByRole('button', { name: 'Print the report' }))
  expect(print).toHaveBeenCalledOnce()
})
