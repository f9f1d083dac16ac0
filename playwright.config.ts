import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { builtSite, e2ePorts } from './e2e/settings.mjs'
import { browserArgs, testBrowser } from './scripts/browser.mjs'
import { stop } from './scripts/stop.mjs'

const siteUrl = `http://localhost:${e2ePorts.site}`

if (!existsSync(`${builtSite}/index.html`))
  stop(`There is no built site in ${builtSite}. Run \`node e2e/build.mjs\` first.`)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Tests mostly wait for pages, so on two cores, three workers are 10% faster than two.
  workers: 3,
  // On a busy machine, tests take much longer than the usual few seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // If a test passes only on the second try, Playwright reports it as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    // These are shorter than the test's timeout, so an error names the action or navigation that hangs.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: testBrowser(), args: browserArgs },
    trace: 'on-first-retry',
  },
  projects: [
    // These tests share one real stack with fixed ports, so they run one after another.
    { name: 'leads', testMatch: 'leads/*.spec.ts', workers: 1, fullyParallel: false },
    // The tests in browsers/ run with playwright.browsers.config.ts.
    { name: 'pages', testIgnore: ['leads/*.spec.ts', 'browsers/*.spec.ts'] },
    // These tests check the sentences of SPEC in order.
    { name: 'spec', testDir: 'tests/spec' },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir ${builtSite} --port ${e2ePorts.site} --strictPort`,
    url: siteUrl,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
