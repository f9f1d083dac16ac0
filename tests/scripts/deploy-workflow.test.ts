import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8')

function jobsOf(workflow: string): Record<string, string> {
  const [, jobs = ''] = workflow.split(/^jobs:\n/m)
  const parts = jobs.split(/^ {2}(?=\w[\w-]*:$)/m).filter((part) => /^\w/.test(part))
  return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf(':')), part]))
}

test('the site is published after the backend is deployed and healthy', () => {
  const { deploy = '' } = jobsOf(read('deploy-to'))
  const order = [
    'git merge-base --is-ancestor "origin/$BRANCH" HEAD',
    'db push',
    'leads -- check',
    'functions deploy',
    'leads -- smoke',
    '"$FUNCTIONS/deliver-outbox"',
    '"HEAD:refs/heads/$BRANCH"',
  ]
  const positions = order.map((step) => deploy.indexOf(step))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(deploy).not.toContain('--force')
})

test('a job that waits for approval doesn’t block the concurrency group', () => {
  const { approval = '', production = '' } = jobsOf(read('deploy'))
  expect(approval).toContain('environment: production-approval')
  expect(approval).not.toMatch(/concurrency|secrets/)
  expect(production).toContain('needs: approval')
  // This workflow needs no approval, so it can't wait for one while it holds the concurrency group.
  expect(jobsOf(read('deploy-to')).deploy).toMatch(
    /concurrency:\n +group: deploy-.+\n +cancel-in-progress: false/,
  )
})
