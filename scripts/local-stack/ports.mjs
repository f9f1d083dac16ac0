import { createServer } from 'node:net'
import { portSettings } from './settings.mjs'

/** @param {Partial<Record<import('./settings.mjs').PortSetting, number>>} ports */
export async function checkPortsAreFree(ports) {
  const names = /** @type {import('./settings.mjs').PortSetting[]} */ (Object.keys(ports))
  const faults = []
  for (const name of names) {
    const port = ports[name] ?? 0
    const twin = names.find((other) => other !== name && ports[other] === port)
    if (twin) faults.push(`${name} and ${twin} are both ${port}: give one of them another port.`)
    else if (!(await isFree(port))) {
      faults.push(
        `Port ${port} for ${portSettings[name].what} is in use. Stop what uses it, or choose another: ` +
          `${name}=${port + 1} npm start`,
      )
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

// Each of up to twelve Vitest workers has its own range of ports and uses them in turn. Otherwise, two tests could
// choose the same port before one of them listens on it.
const rangeSize = 1_000
const rangeStart = 20_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 12) * rangeSize
let last = Math.floor(Math.random() * rangeSize)

/** Returns a free port below 32768, because Linux uses higher ones for outgoing connections. */
export async function freePort() {
  for (;;) {
    last = (last + 1) % rangeSize
    const port = rangeStart + last
    if (await isFree(port)) return port
  }
}

/** @param {number} port */
async function isFree(port) {
  // Check both addresses, because some programs resolve "localhost" to ::1 and others to 127.0.0.1.
  for (const host of ['127.0.0.1', '::1']) if (!(await canListen(port, host))) return false
  return true
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
