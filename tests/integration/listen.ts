import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/local-stack/ports.mjs'

type Server = {
  listen: (port: number, host: string, done: () => void) => unknown
  close: (done: () => void) => unknown
}

/** Starts a server on a free port until the test ends. */
export async function listen(server: Server) {
  const port = await freePort()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()))
  // Doesn't wait for open connections.
  onTestFinished(() => void server.close(() => undefined))
  return port
}
