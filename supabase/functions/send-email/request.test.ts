import assert from 'node:assert/strict'
import { senderOf } from './request.ts'

const cases: Array<[cf: string | undefined, forwarded?: string, sender?: string, network?: string]> = [
  ['203.0.113.1', '6.6.6.6, 7.7.7.7', '203.0.113.1'],
  [undefined, '6.6.6.6, 203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::ffff', undefined, '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', undefined, '0:0:0:0::/64', '0:0:0::/48'],
  ['1::5:6:7:8:9:a', undefined, '1:0:5:6::/64', '1:0:5::/48'],
  ['::ffff:203.0.113.1%eth0', undefined, '203.0.113.1'],
  [undefined, '[2001:db8::1]:4711', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  [undefined, 'unknown'],
  [undefined, '203.0.113.1, '],
  [undefined],
]
Deno.test('the sender is the address or /64 network in the trusted header, or in x-forwarded-for if that header is missing', () => {
  for (const [cf, forwarded, sender, network = sender] of cases) {
    const headers = new Headers()
    if (cf) headers.set('cf-connecting-ip', cf)
    if (forwarded) headers.set('x-forwarded-for', forwarded)
    assert.deepEqual(senderOf(headers, 'cf-connecting-ip'), sender && { sender, network })
  }
})

Deno.test('cf-connecting-ip is ignored if x-forwarded-for is trusted', () => {
  const headers = new Headers({ 'cf-connecting-ip': '6.6.6.6', 'x-forwarded-for': '203.0.113.1' })
  assert.equal(senderOf(headers, 'x-forwarded-for')?.sender, '203.0.113.1')
})
