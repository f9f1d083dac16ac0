import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv, type Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { hosting } from './hosting/preview.ts'
import { plainImportsPlugin } from './scripts/build/plugins/plain-imports.mjs'
import { singleFileViewerPlugin } from './scripts/build/plugins/single-file-viewer.mjs'
import { parseEnv } from './src/lib/env-schema.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const isSite = (id: string) => !/[\\/](?:src[\\/])?viewer[\\/]/.test(id)
const isIn = (...folders: string[]) => {
  const pattern = new RegExp(`[\\\\/](?:${folders.join('|')})`)
  return (id: string) => pattern.test(id)
}

// What a form needs is fetched with it; what every page may show of forms is not.
const isFormPart = isIn(
  'components/(?:ui|forms|date-field|toasts)/(?!arrow-link|kept-together|star-rating|controls/control-classes|toast.ts)',
  'lib/sending/',
  'use-session-draft',
  'send-failure',
)
const isPagePart = isIn(
  'src/(?:lib/(?!store/)|content/(?!media/stills/(?:angle|dark)-)|components/|features/media/)',
  'lucide-react/',
)

/**
 * Few files rather than many small ones: each costs a request, and together they compress better. What every page starts
 * with is in two files that run one after the other, with room for the visitor's input between them.
 */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'framework',
      tags: ['$initial'],
      test: (id) => isSite(id) && /node_modules|rolldown/.test(id),
      priority: 10,
    },
    { name: 'app', tags: ['$initial'], test: isSite, priority: 9 },
    {
      name: 'common',
      test: (id) => isPagePart(id) && !isFormPart(id),
      minShareCount: 6,
      priority: 8,
    },
    { name: 'services', test: isIn('features/services/'), minShareCount: 3, priority: 7 },
    {
      name: 'plans',
      test: isIn('content/plans/plans', 'required-add-ons', 'monthly-cost'),
      minShareCount: 2,
      priority: 6,
    },
    { name: 'toasts', test: isIn('toasts/toaster', 'sonner/dist'), priority: 4 },
    {
      name: 'notices',
      test: isIn('components/notices/(?!send)', 'toasts/toast\\.'),
      minShareCount: 2,
      priority: 4,
    },
    { name: 'store', test: isIn('lib/store/store', 'leads/use-store-line'), minShareCount: 2, priority: 4 },
    { name: 'video', test: isIn('media/click-to-load-video'), minShareCount: 2, priority: 4 },
    // Also for tools without a form library.
    {
      name: 'field',
      test: isIn('components/forms/(?:field|controls/select)\\.'),
      minShareCount: 2,
      priority: 4,
    },
    {
      name: 'form',
      test: isIn(
        'components/forms/(?:form|error-|submit|controls/(?:text-|phone))',
        'use-session-draft',
        'send-failure',
        'lib/sending/',
        '_shared/contracts/fields/rules',
        '@hookform/',
        'react-hook-form/',
        'zod/',
        '@tanstack/',
      ),
      minShareCount: 3,
      priority: 3,
    },
  ],
}

const testSettings = { VITE_SUPABASE_URL: 'http://backend.test', VITE_SUPABASE_ANON_KEY: 'public-key' }

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build here, in plain words, and not a visitor later.
  const settings = parseEnv(process.env.VITEST ? testSettings : loadEnv(mode, process.cwd(), 'VITE_'))

  return {
    plugins: [react(), tailwindcss(), hosting(), singleFileViewerPlugin(), plainImportsPlugin()],
    resolve: {
      alias: {
        '@': at('./src'),
        '@brand': at('./supabase/functions/_shared/brand.ts'),
        '@contracts': at('./supabase/functions/_shared/contracts'),
        '@email': at('./supabase/functions/_shared/email'),
      },
    },
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __ERROR_REPORTS_URL__: JSON.stringify(settings.errorReportsUrl) ?? 'undefined',
      __ANALYTICS_URL__: JSON.stringify(settings.analyticsUrl) ?? 'undefined',
    },
    server: { port: 5173 },
    build: {
      target: 'es2022',
      // The viewer is a page of its own, so that any site can frame it.
      rollupOptions: {
        input: {
          index: at('./index.html'),
          viewer: at('./viewer/index.html'),
          inside: at('./viewer/inside/index.html'),
        },
        output: { codeSplitting },
        // Radix names its functions and classes with these; else what nobody uses of it stays in.
        treeshake: {
          unknownGlobalSideEffects: false,
          manualPureFunctions: ['__name', 'createContextScope', 'createSlot'],
        },
      },
      // Else the polyfill would be a third of the viewer's script; browsers without it load a little later.
      // Pages are prefetched before they are needed, so the lists of what each imports would only be weight.
      modulePreload: false,
    },
    test: {
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // The default leaves one processor idle, which is half of a small machine.
      maxWorkers: '100%',
      clearMocks: true,
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            isolate: false,
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/integration/**', 'tests/**/*.dom.test.ts'],
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            // One document and one copy of the site's modules for all of them: a new one takes seconds.
            isolate: false,
            include: ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'],
            exclude: ['tests/**/*.isolated.test.tsx'],
            setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            // Those that replace a module, look at what is loaded only once, or render on a server.
            name: 'dom-isolated',
            environment: 'jsdom',
            include: ['tests/**/*.isolated.test.tsx'],
            setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            // The local stack, Deno, Chromium.
            name: 'integration',
            environment: 'node',
            isolate: false,
            include: ['tests/integration/**/*.test.ts'],
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'assets',
            environment: 'node',
            isolate: false,
            include: ['tools/assets/tests/*.test.ts'],
            setupFiles: ['tests/setup.ts'],
          },
        },
      ],
    },
  }
})
