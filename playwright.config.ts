import { defineConfig, devices } from '@playwright/test'
import { builtSite, e2ePorts } from './e2e/settings.mjs'
import { browserArgs, testBrowser } from './scripts/browser.mjs'

const siteUrl = `http://localhost:${e2ePorts.site}`

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/servers/warn-without-nginx.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Tests wait for pages more than they compute: on two processors three at once are a tenth faster than two.
  workers: 3,
  // A pass takes seconds; a busy machine may take long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that passes only on its second run is reported as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    launchOptions: { executablePath: testBrowser(), args: browserArgs },
    trace: 'on-first-retry',
  },
  projects: [
    // These share one real stack and stop parts of it, so they run one after the other, beside the pages.
    { name: 'leads', testMatch: 'leads/*.spec.ts', workers: 1, fullyParallel: false },
    // browsers/ is for playwright.browsers.config.ts.
    { name: 'pages', testIgnore: ['leads/*.spec.ts', 'browsers/*.spec.ts'] },
    // SPEC's sentences, in its order.
    { name: 'spec', testDir: 'tests/spec' },
  ],
  webServer: {
    // Built by e2e/build.mjs, which `npm run test:e2e` runs first.
    command: `node node_modules/vite/bin/vite.js preview --outDir ${builtSite} --port ${e2ePorts.site} --strictPort`,
    url: siteUrl,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
