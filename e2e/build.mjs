import { spawnSync } from 'node:child_process'
import { builtSite, siteEnv } from './settings.mjs'

const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--outDir', builtSite], {
  stdio: 'inherit',
  env: { ...process.env, ...siteEnv },
})
process.exit(status ?? 1)
