import assert from 'node:assert/strict'
import { withName } from './headers.ts'

const address = 'ada@dealer.example'

Deno.test('a visitor’s name can’t add addresses or headers to Reply-To', () => {
  for (const [name, mailbox] of [
    ['Ada Diaz', `Ada Diaz <${address}>`],
    ['José O’Neil-Smith', `José O’Neil-Smith <${address}>`],
    ['李小龍', `李小龍 <${address}>`],
    ['Diaz, Ada (Bay Motors)', `Diaz Ada Bay Motors <${address}>`],
    ['"ceo@bank.example" <ceo@bank.example>', `ceo bank example ceo bank example <${address}>`],
    ['Ada\r\nBcc: all@list.example', `Ada Bcc all list example <${address}>`],
    [`e${'\u0301'.repeat(40)}`, `e\u0301\u0301 <${address}>`],
    ['<>', address],
    ['', address],
    [undefined, address],
  ] as const)
    assert.equal(withName(name, address), mailbox)
})
