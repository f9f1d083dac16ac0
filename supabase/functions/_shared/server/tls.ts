import { connect } from 'node:net'

export type TlsOptions = false | { rejectUnauthorized: boolean }

/** PostgreSQL's SSLRequest: its length and its code. */
const sslRequest = new Uint8Array([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])

/** By the URL's sslmode; by default TLS is used if the server offers it. */
export async function tlsFor(url: URL, limitMs: number): Promise<TlsOptions> {
  const mode = url.searchParams.get('sslmode') ?? 'prefer'
  if (mode === 'disable') return false
  if (mode === 'verify-full' || mode === 'verify-ca') return { rejectUnauthorized: true }
  if (mode === 'prefer' && !(await offersTls(url, limitMs))) return false
  return { rejectUnauthorized: false }
}

function offersTls(url: URL, limitMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const socket = connect({ host, port: Number(url.port) || 5432 }, () => socket.write(sslRequest))
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(limitMs, () => fail(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
    socket.once('error', fail)
    socket.once('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
    socket.once('data', (answer) => {
      resolve(String(answer).startsWith('S'))
      socket.destroy()
    })
  })
}
