import { connect, createServer } from 'node:net'
import { freePort } from '../../../scripts/local-stack/ports.mjs'

/**
 * A TCP proxy to the database. It can cut connections, or silently drop their data like a pooler or firewall that has
 * lost its state.
 * @param {number} targetPort
 */
export async function startProxy(targetPort) {
  /** @type {Set<{ near: import('node:net').Socket, far: import('node:net').Socket }>} */
  const pairs = new Set()
  let opened = 0
  const server = createServer((near) => {
    opened += 1
    const far = connect({ port: targetPort, host: '127.0.0.1' })
    const pair = { near, far }
    pairs.add(pair)
    near.pipe(far).pipe(near)
    const end = () => {
      near.destroy()
      far.destroy()
      pairs.delete(pair)
    }
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))

  return {
    port,
    opened: () => opened,
    cutAll() {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
    },
    swallowAll() {
      for (const { near, far } of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
        far.resume()
      }
    },
    async stop() {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
