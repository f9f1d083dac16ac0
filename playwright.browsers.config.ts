import { defineConfig, devices } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run test:browsers` tests typical visits in all three browser engines, with the real local stack. */
export default defineConfig({
  ...base,
  testDir: 'e2e/browsers',
  // The stack's ports are fixed, so only one stack can run at a time.
  workers: 1,
  projects: [
    { name: 'chromium' },
    // To install Firefox and WebKit, run `npx playwright install firefox webkit`.
    { name: 'firefox', use: { ...devices['Desktop Firefox'], launchOptions: {} } },
    { name: 'webkit', use: { ...devices['Desktop Safari'], launchOptions: {} } },
  ],
})
