import assert from 'node:assert/strict'
import { type SenderHeader, senderOf } from './request.ts'

const cases: Array<
  [headers: Record<string, string>, trusted: SenderHeader, sender?: string, network?: string]
> = [
  [
    { 'cf-connecting-ip': '203.0.113.1', 'x-forwarded-for': '6.6.6.6, 7.7.7.7' },
    'cf-connecting-ip',
    '203.0.113.1',
  ],
  [{ 'x-forwarded-for': '6.6.6.6, 203.0.113.1' }, 'cf-connecting-ip', '203.0.113.1'],
  [{ 'cf-connecting-ip': '6.6.6.6', 'x-forwarded-for': '203.0.113.1' }, 'x-forwarded-for', '203.0.113.1'],
  [
    { 'cf-connecting-ip': '2001:db8:1:2:aaaa::1' },
    'cf-connecting-ip',
    '2001:db8:1:2::/64',
    '2001:db8:1::/48',
  ],
  [{ 'cf-connecting-ip': '2001:DB8:1:2::ffff' }, 'cf-connecting-ip', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  [{ 'cf-connecting-ip': '::1' }, 'cf-connecting-ip', '0:0:0:0::/64', '0:0:0::/48'],
  [{ 'cf-connecting-ip': '1::5:6:7:8:9:a' }, 'cf-connecting-ip', '1:0:5:6::/64', '1:0:5::/48'],
  [{ 'cf-connecting-ip': '::ffff:203.0.113.1' }, 'cf-connecting-ip', '203.0.113.1'],
  [{ 'x-forwarded-for': '[2001:db8::1]:4711' }, 'cf-connecting-ip', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  [{ 'x-forwarded-for': 'unknown' }, 'cf-connecting-ip'],
  [{ 'x-forwarded-for': '203.0.113.1, ' }, 'cf-connecting-ip'],
  [{}, 'cf-connecting-ip'],
]
for (const [headers, trusted, sender, network] of cases) {
  Deno.test(`if ${trusted} is trusted, the sender of ${JSON.stringify(headers)} is ${sender}`, () =>
    assert.deepEqual(
      senderOf(new Headers(headers), trusted),
      sender && { sender, network: network ?? sender },
    ))
}
