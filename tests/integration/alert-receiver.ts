import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export async function startAlertReceiver() {
  const alerts: string[] = []
  const server = createServer(async (request, response) => {
    for await (const part of request) alerts.push(String(part))
    response.end()
  })
  afterAll(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { alerts, url: `http://127.0.0.1:${port}` }
}
