import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { writeSecurityTxt } from '../../scripts/build/security-txt.mjs'

it('the build writes a security.txt that expires in 364 days', () => {
  const folder = mkdtempSync(join(tmpdir(), 'security-txt-'))
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  writeSecurityTxt(folder, { contact: 'help@cars.test', origin: 'https://www.cars.test' })
  expect(readFileSync(join(folder, '.well-known/security.txt'), 'utf8')).toBe(
    'Contact: mailto:help@cars.test\nExpires: 2027-11-19T12:00:00.000Z\nPreferred-Languages: en\nCanonical: https://www.cars.test/.well-known/security.txt\n',
  )
})
