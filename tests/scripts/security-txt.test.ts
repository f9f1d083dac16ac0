import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { writeSecurityTxt } from '../../scripts/build/security-txt.mjs'

it('the build writes security.txt until 30 days before the file expires, and then fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'security-txt-'))
  const site = { contact: 'help@cars.test', expires: '2027-11-20', origin: 'https://www.cars.test' }
  vi.useFakeTimers({ now: new Date('2027-10-20T00:00:00Z') })
  writeSecurityTxt(folder, site)
  expect(readFileSync(join(folder, '.well-known/security.txt'), 'utf8')).toBe(
    'Contact: mailto:help@cars.test\nExpires: 2027-11-20T00:00:00Z\nPreferred-Languages: en\nCanonical: https://www.cars.test/.well-known/security.txt\n',
  )
  vi.setSystemTime(new Date('2027-10-22T00:00:00Z'))
  expect(() => writeSecurityTxt(folder, site)).toThrow('security.txt expires on 2027-11-20')
})
