import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { hosting } from './hosting/preview.ts'
import { baseline } from './scripts/build/baseline.mjs'
import { manifestSchemaPlugin } from './scripts/build/manifest-schema-plugin.mjs'
import { singleFileViewerPlugin } from './scripts/build/single-file-viewer.mjs'
import { parseEnv } from './src/lib/env-schema.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** These files mock modules or use server rendering, and either would affect later test files in the same process. */
const needOwnProcess = [
  'tests/app/hydration.test.tsx',
  'tests/app/early-input/early-input.test.tsx',
  'tests/components/date-field-without-calendar.test.tsx',
  'tests/features/leads/resume-file.test.tsx',
  'tests/lib/dealer.test.tsx',
]

if (!process.env.VITEST) checkSettings()

function checkSettings() {
  try {
    parseEnv(loadEnv('production', process.cwd(), 'VITE_'))
  } catch (error) {
    // Vite prints the stack, but the message alone explains which setting is invalid.
    if (error instanceof Error) error.stack = error.message
    throw error
  }
}

export default defineConfig({
  // A developer's .env must not affect tests.
  envDir: process.env.VITEST ? false : undefined,
  plugins: [react(), tailwindcss(), hosting(), singleFileViewerPlugin(), manifestSchemaPlugin()],
  resolve: {
    alias: {
      '@': at('./src'),
      '@shared/brand': at('./supabase/functions/_shared/brand.ts'),
      '@shared/contracts': at('./supabase/functions/_shared/contracts'),
      '@shared/email-rendering': at('./supabase/functions/_shared/email-rendering'),
      '@viewer': at('./viewer/src'),
    },
  },
  build: {
    target: baseline,
    rollupOptions: {
      input: {
        site: at('./index.html'),
        viewer: at('./viewer/index.html'),
        inside: at('./viewer/inside/index.html'),
      },
      output: {
        // The entry script lists the files of all pages, so module names in the file names would make it 1 kB larger.
        chunkFileNames: 'assets/[hash].js',
        // Modules that eleven or more chunks share go into one chunk, which saves requests.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 11 }] },
      },
    },
    modulePreload: { polyfill: false },
  },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Integration tests mostly wait, so one more worker than cores is faster.
    maxWorkers: availableParallelism() + 1,
    clearMocks: true,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['tests/setup.ts'],
    env: { VITE_SUPABASE_URL: 'http://backend.test', VITE_SUPABASE_ANON_KEY: 'public-key' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/integration/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          // All test files in a process share one window, because loading jsdom, React and the site takes longer than
          // most tests.
          isolate: false,
          include: ['tests/**/*.test.tsx'],
          exclude: needOwnProcess,
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom, isolated',
          environment: 'jsdom',
          include: needOwnProcess,
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          isolate: false,
          // On a busy machine, starting the stack can take more than a minute.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 100_000 } },
          include: ['tests/integration/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
    ],
  },
})
