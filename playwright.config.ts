import { defineConfig, devices } from '@playwright/test'
import { builtSite, e2ePorts } from './e2e/ports.ts'
import { browserArgs, findBrowser } from './scripts/browser.mjs'

const siteUrl = `http://localhost:${e2ePorts.site}`
const vite = 'node node_modules/vite/bin/vite.js'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'pages', testMatch: 'pages/*.spec.ts' },
    // These share one real stack, stop parts of it and count what arrives: one after the other.
    { name: 'leads', testMatch: 'leads/*.spec.ts', workers: 1, fullyParallel: false },
  ],
  webServer: {
    // The production build, with the test stack's address in it.
    command: `node scripts/build.mjs --outDir ${builtSite} && ${vite} preview --outDir ${builtSite} --port ${e2ePorts.site} --strictPort`,
    url: siteUrl,
    env: {
      VITE_SUPABASE_URL: `http://localhost:${e2ePorts.functions}`,
      VITE_SUPABASE_ANON_KEY: 'local-anon-key',
    },
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
