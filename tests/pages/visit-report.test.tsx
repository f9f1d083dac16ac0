import { screen, within } from '@testing-library/react'
import { expect, it, test, vi } from 'vitest'
import { visitReport } from '@/content/services/visit-report'
import { visit } from '../render'

it('states when each photographed car will be online, and why each other car was skipped', async () => {
  visit('/sample-visit-report')
  const sheet = await screen.findByRole('region', { name: /^Visit report/ })
  expect(sheet).toHaveTextContent('Sample.')
  const rows = within(sheet).getAllByRole('row')
  const cars = rows.filter((row) => within(row).queryAllByRole('cell').length > 0)
  expect(cars).toHaveLength(visitReport.lines.length)
  for (const row of cars) {
    const [result, online] = within(row).getAllByRole('cell')
    expect(result).toHaveTextContent(/^(Shot\. 44 photos|Skipped\. \w+)/)
    expect(online).toHaveTextContent(/^Online by: (Tue, Nov (17|24), .+|Not needed)$/)
  }
  // Skipped cars are listed first. In narrow windows, the next row summarizes the photographed cars.
  const skipped = visitReport.lines.filter(({ isShot }) => !isShot)
  const shared = rows[1 + skipped.length]
  expect(cars.slice(0, skipped.length).map(({ textContent }) => textContent)).toEqual(
    skipped.map(({ stock }) => expect.stringContaining(stock)),
  )
  expect(shared).toHaveTextContent('11 shot44 photos and the spin, online by Tue, Nov 17, 11:00 PM feed')
})

it('prints when the button is pressed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = visit('/sample-visit-report')
  await user.click(await screen.findByRole('button', { name: 'Print the report' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test.each(['/services/onsite-service', '/success'])(
  '%s promises a visit report and links to a sample',
  async (path) => {
    visit(path)
    expect(await screen.findByRole('heading', { name: 'No car gets forgotten' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See a sample visit report' })).toHaveAttribute(
      'href',
      '/sample-visit-report',
    )
  },
)
