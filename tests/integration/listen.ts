import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/local-stack/ports.mjs'

type Server = {
  listen: (port: number, host: string, done: () => void) => unknown
  close: (done: () => void) => unknown
}

export async function listen(server: Server) {
  const port = await freePort()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()))
  // This doesn't wait for the server to close, because open connections could delay that.
  onTestFinished(() => void server.close(() => undefined))
  return port
}
