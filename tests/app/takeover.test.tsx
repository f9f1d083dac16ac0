import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { render } from '@/app/entry-server'
import { start } from '@/app/start'
import { setHydrating } from '@/lib/hydration'
import { jobIds, jobPath, paths } from '@/lib/paths'

const pages = [...Object.values(paths).filter((path) => path !== paths.campaignShort), ...jobIds.map(jobPath)]

afterEach(() => {
  setHydrating(false)
  document.body.replaceChildren()
})

// tests/setup.ts fails a test at any console.error, and React's development build reports each difference by one.
it.each(pages)('%s is taken over as it was prerendered', async (path) => {
  setHydrating(true)
  const { body, route } = await render(path)
  const root = document.createElement('div')
  root.dataset.route = route
  root.innerHTML = body
  document.body.append(root)
  const heading = screen.getAllByRole('heading', { level: 1 })[0]
  window.history.replaceState(null, '', path)

  await start(root)

  await waitFor(() => expect(Object.keys(heading ?? {}).join()).toContain('__react'))
  expect(heading).toBeInTheDocument()
})
