import { defineConfig, devices } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run test:browsers`: visitors' journeys in all three engines, against the real local stack. */
export default defineConfig({
  ...base,
  testDir: 'e2e/browsers',
  // There is only one set of ports for the stack.
  workers: 1,
  projects: [
    { name: 'chromium' },
    // `npx playwright install firefox webkit` installs these two.
    { name: 'firefox', use: { ...devices['Desktop Firefox'], launchOptions: {} } },
    { name: 'webkit', use: { ...devices['Desktop Safari'], launchOptions: {} } },
  ],
})
