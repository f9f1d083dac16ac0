import { defineConfig, devices } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run test:browsers`: the journeys of visitors in all three engines, against the real local stack. */
export default defineConfig({
  ...base,
  testDir: 'e2e/browsers',
  // The stack's ports are there once.
  workers: 1,
  projects: [
    { name: 'chromium' },
    // `npx playwright install firefox webkit` brings these two.
    { name: 'firefox', use: { ...devices['Desktop Firefox'], launchOptions: {} } },
    { name: 'webkit', use: { ...devices['Desktop Safari'], launchOptions: {} } },
  ],
})
