// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { jobPath, paths } from '@/lib/paths'
import { framePolicy } from '../../scripts/hosting/frame-policy'

const rules = [
  ...readFileSync('public/_headers', 'utf8').matchAll(/^(\/\S*)\n {2}Content-Security-Policy: (.+)$/gm),
].map(([, pattern = '', policy = '']) => ({ pattern, policy }))

function policiesOf(path: string) {
  const matches = (pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  return rules.filter(({ pattern }) => matches(pattern)).map(({ policy }) => policy)
}

it.each([...Object.values(paths).filter((path) => path !== paths.campaignShort), jobPath('sales-rep')])(
  '%s may be framed by nobody',
  (path) => {
    expect(policiesOf(path)).toEqual(["frame-ancestors 'none'"])
    expect(framePolicy(path)).toBe("frame-ancestors 'none'")
  },
)

it.each([
  ['/viewer/', 'frame-ancestors *'],
  ['/film/player.html', "frame-ancestors 'self'"],
])('%s has a policy of its own, and no other', (path, policy) => {
  expect(policiesOf(path)).toEqual([policy])
  expect(framePolicy(path)).toBe(policy)
})
