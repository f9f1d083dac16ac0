import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** Starts a server that records and accepts requests, but never responds to those for which `hangs` returns true. */
export async function startReceiver(hangs = (_body: string) => false) {
  const requests: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    if (hangs(body)) return
    requests.push({ headers: request.headers, body })
    response.writeHead(204).end()
  })
  afterAll(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { requests, url: `http://127.0.0.1:${port}/leads`, bodies: () => requests.map(({ body }) => body) }
}
