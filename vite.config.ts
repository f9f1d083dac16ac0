import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { singleFileViewerPlugin } from './scripts/build/single-file-viewer.mjs'
import { hostingPlugin } from './scripts/hosting/plugin.mjs'
import { runTimeStylesPlugin } from './scripts/hosting/run-time-styles.mjs'
import { parseEnv } from './src/lib/env-schema.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const isSite = (id: string) => !/[\\/](?:src[\\/])?viewer[\\/]/.test(id)

// What pages have in common, as long as it is small: forms and what asks for data come on their own.
const isPagePart = (id: string) =>
  /[\\/]src[\\/](?:lib|content|components|features[\\/]media)[\\/]|lucide-react/.test(id)
const isServicePart = (id: string) => /[\\/]features[\\/]services[\\/]/.test(id)
const isFormPart = (id: string) =>
  /[\\/](?:(?:ui|forms|date-field|toasts|sending)[\\/](?!arrow-link|kept-together|star-rating)|use-session-draft|send-failure)/.test(
    id,
  )

// Few files rather than many small ones: each costs a request, and together they compress better.
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // What every page starts with, in two files that run one after the other and leave the visitor room between:
    // React with the router, then header, footer and routes.
    {
      name: 'framework',
      tags: ['$initial'],
      test: (id) => isSite(id) && /node_modules/.test(id),
      priority: 3,
    },
    { name: 'app', tags: ['$initial'], test: isSite, priority: 2 },
    {
      name: 'common',
      test: (id) => isPagePart(id) && !isFormPart(id) && !isServicePart(id),
      minShareCount: 6,
      priority: 1,
    },
    // Only the service pages need these.
    { name: 'services', test: isServicePart, minShareCount: 3 },
    // Each would be a file of its own, of a few hundred bytes, on pages that load all at once.
    { name: 'sheet', test: /[\\/](?:printer|business-hours)\.\w+$/, minShareCount: 2 },
  ],
}

const testSettings = { VITE_SUPABASE_URL: 'http://backend.test', VITE_SUPABASE_ANON_KEY: 'public-key' }

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build here, in plain words, and not a visitor later.
  const settings = parseEnv(process.env.VITEST ? testSettings : loadEnv(mode, process.cwd(), 'VITE_'))

  return {
    plugins: [react(), tailwindcss(), hostingPlugin(), runTimeStylesPlugin(), singleFileViewerPlugin()],
    resolve: {
      alias: {
        '@': at('./src'),
        '@brand': at('./supabase/functions/_shared/brand.ts'),
        '@contracts': at('./supabase/functions/_shared/contracts'),
        '@email': at('./supabase/functions/_shared/email'),
      },
    },
    define: { __SETTINGS__: JSON.stringify(settings) },
    server: { port: 5173 },
    build: {
      target: 'es2022',
      // The viewer is a page of its own, so that any site can frame it.
      rollupOptions: {
        input: { index: at('./index.html'), viewer: at('./viewer/index.html') },
        output: { codeSplitting },
        // Radix names its functions and classes with these; else what nobody uses of it stays in.
        treeshake: {
          unknownGlobalSideEffects: false,
          manualPureFunctions: ['__name', 'createContextScope', 'createSlot', 'createCollection'],
        },
      },
      // Else the polyfill would be a third of the viewer's script; browsers without it load a little later.
      // Pages are prefetched before they are needed, so the lists of what each imports would only be weight.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
    },
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: 60_000,
      // By itself it leaves one processor idle, which is half of a small machine.
      maxWorkers: '100%',
      clearMocks: true,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }
})
