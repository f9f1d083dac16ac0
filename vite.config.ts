import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { hostingPlugin } from './scripts/hosting/plugin.mjs'
import { runTimeStylesPlugin } from './scripts/hosting/run-time-styles.mjs'
import { parseEnv } from './src/lib/env-schema.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build here, in plain words, and not a visitor later.
  parseEnv({ ...loadEnv(mode, process.cwd(), 'VITE_') })

  return {
    plugins: [react(), tailwindcss(), hostingPlugin(), runTimeStylesPlugin()],
    resolve: {
      alias: {
        '@': at('./src'),
        '@brand': at('./supabase/functions/_shared/brand.ts'),
        '@contracts': at('./supabase/functions/_shared/contracts'),
        '@email': at('./supabase/functions/_shared/email'),
      },
    },
    server: { port: 5173 },
    build: {
      target: 'es2022',
      // The viewer is a page of its own, so that any site can frame it.
      rollupOptions: { input: { index: at('./index.html'), viewer: at('./viewer/index.html') } },
      // Else the polyfill would be a third of the viewer's script; browsers without it load a little later.
      modulePreload: { polyfill: false },
    },
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: 20_000,
      clearMocks: true,
      restoreMocks: true,
      unstubGlobals: true,
      env: { VITE_SUPABASE_URL: 'http://backend.test', VITE_SUPABASE_ANON_KEY: 'public-key' },
    },
  }
})
