import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { AfterHead } from '@/components/after-head'

const headsAtFirst: boolean[] = []

function Rest() {
  useState(() => headsAtFirst.push(document.querySelector('h1') !== null))
  return <p>Rest</p>
}

const Site = createRoutesStub([
  { path: '/', Component: () => <Link to="/next">Next</Link> },
  {
    path: '/next',
    Component: () => (
      <>
        <h1>Head</h1>
        <AfterHead>
          <Rest />
        </AfterHead>
      </>
    ),
  },
])

it('comes on a move once the head is there', async () => {
  render(<Site />)
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(await screen.findByText('Rest')).toBeVisible()
  expect(headsAtFirst).toEqual([true])
})

it('stands in a page from the start where the visitor comes to it otherwise', () => {
  expect(renderToString(<Site initialEntries={['/next']} />)).toContain('Rest')
})
