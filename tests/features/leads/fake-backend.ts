import type { MessageCall } from '@shared/contracts/wire'
import { expect, vi } from 'vitest'

/** Answers the calls to send-email in order and then repeats the last answer. The returned list records the calls. */
export function backendAnswering<Call = MessageCall>(...answers: Array<() => Response | Promise<Response>>) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (address: string | URL | Request, init: RequestInit) => {
    expect(String(address)).toBe('http://backend.test/functions/v1/send-email')
    calls.push(JSON.parse(String(init.body)))
    return answers[Math.min(calls.length, answers.length) - 1]?.()
  })
  return calls
}

export const accepted = () => Response.json({ success: true, id: 'reference-1' })

export const refused = (status: number, message: string) => () =>
  Response.json({ success: false, error: 'x', message }, { status })

/** An answer that arrives when `release` is called. */
export function heldAnswer(response: () => Response) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { answer: () => released.then(response), release }
}
