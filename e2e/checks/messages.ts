import type { Page } from '@playwright/test'

/** Collects console messages and uncaught errors, except a slow machine's messages about its graphics driver. */
export function collectMessages(page: Page) {
  const messages: string[] = []
  page.on('console', (message) => {
    if (!message.text().includes('GL Driver Message')) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}
