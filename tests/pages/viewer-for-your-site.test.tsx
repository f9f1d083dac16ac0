import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { siteOrigin } from '@/lib/site-url'
import { elementSnippet, snippet } from '../../viewer/src/embedding/snippet'
import { visit } from '../render'

it('/viewer-for-your-site shows and copies its snippets, and explains how to copy by hand if the clipboard is blocked', async () => {
  const { user } = visit('/viewer-for-your-site')
  // It loads when the page is idle, so it would otherwise appear in the middle of the test.
  await screen.findByTitle(/^Interactive 360/)
  await user.click(await screen.findByRole('heading', { name: 'In your Google Analytics' }))
  const copy = async (name: string, code: string) => {
    const figure = screen.getByRole('figure', { name })
    expect(figure.querySelector('code')).toHaveTextContent(code, { normalizeWhitespace: false })
    await user.click(within(figure).getByRole('button', { name: `Copy: ${name}` }))
    return within(figure).getByRole('status')
  }
  for (const [name, code] of [
    ['The two lines', elementSnippet(siteOrigin)],
    ['The snippet', snippet(siteOrigin, 'white')],
  ] as const) {
    expect(await copy(name, code)).toHaveTextContent('Copied.')
    expect(await navigator.clipboard.readText()).toBe(code)
  }
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const line = `<script src="${siteOrigin}/viewer/ga4.js" async></script>`
  expect(await copy('The line for GA4', line)).toHaveTextContent('Select the text and copy it by hand.')
})
