import type { Page } from '@playwright/test'

export function collectMessages(page: Page) {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}
