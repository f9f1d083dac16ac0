import { connect, createServer } from 'node:net'

const segmentBytes = 1460
/** The initial congestion window (RFC 6928). */
const initialSegments = 10
/** A connection that has been idle for this long goes back to slow start (RFC 5681, section 4.1). */
const idleMs = 1_000
const maxQueuedBytes = 262_144

/**
 * Simulates a TCP link to a local server, because browsers' throttling models neither handshakes nor slow start. All
 * connections share the link's rate. Packet loss, TLS and DNS aren't simulated.
 * @param {number} serverPort
 * @param {{ latencyMs: number, bytesPerSecond: number }} link `latencyMs` is the round-trip time
 * @returns {Promise<{ port: number, close(): void }>}
 */
export async function openLink(serverPort, { latencyMs, bytesPerSecond }) {
  const down = sharedRate(bytesPerSecond)
  const up = sharedRate(bytesPerSecond)
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()

  const link = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const server = connect({ port: serverPort, host: '127.0.0.1', noDelay: true })
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', end).on('close', () => sockets.delete(socket))
    }
    client.on('close', end)
    function end() {
      client.destroy()
      server.destroy()
    }
    // The browser can't send before the reply to its SYN arrives.
    forward(client, server, up, performance.now() + latencyMs)
    forwardSlowly(server, client)
  })

  /** @param {Socket} from @param {Socket} to @param {ReturnType<typeof sharedRate>} rate @param {number} openAt */
  function forward(from, to, rate, openAt) {
    const line = delayLine((chunk) => to.write(chunk))
    from.on('data', (chunk) => line(rate(chunk.length, openAt) + latencyMs / 2, chunk))
    from.on('end', () => to.end())
  }

  /**
   * The congestion window starts at ten segments and grows with each acknowledgment.
   * @param {Socket} from
   * @param {Socket} to
   */
  function forwardSlowly(from, to) {
    let pending = Buffer.alloc(0)
    let windowBytes = initialSegments * segmentBytes
    let unacknowledged = 0
    let lastSentAt = performance.now()
    let isEnded = false
    const acknowledge = delayLine(({ length }) => {
      unacknowledged -= length
      windowBytes += length
      send()
    })
    const deliver = delayLine((chunk) => {
      to.write(chunk)
      acknowledge(performance.now() + latencyMs / 2, chunk)
    })
    from.on('data', (chunk) => {
      if (unacknowledged === 0 && performance.now() - lastSentAt > idleMs)
        windowBytes = Math.min(windowBytes, initialSegments * segmentBytes)
      pending = Buffer.concat([pending, chunk])
      if (pending.length > maxQueuedBytes) from.pause()
      send()
    })
    from.on('end', () => {
      isEnded = true
      send()
    })
    function send() {
      while (pending.length > 0 && unacknowledged < windowBytes) {
        const segment = pending.subarray(0, Math.min(segmentBytes, windowBytes - unacknowledged))
        pending = pending.subarray(segment.length)
        unacknowledged += segment.length
        lastSentAt = performance.now()
        deliver(down(segment.length) + latencyMs / 2, segment)
      }
      if (pending.length <= maxQueuedBytes) from.resume()
      if (isEnded && pending.length === 0 && unacknowledged === 0) to.end()
    }
  }

  await new Promise((resolve) => link.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (link.address())
  return {
    port,
    close() {
      link.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** @typedef {import('node:net').Socket} Socket */

/** @param {number} bytesPerSecond */
function sharedRate(bytesPerSecond) {
  let freeAt = 0
  /** @returns the time when the last byte is sent */
  return (/** @type {number} */ bytes, openAt = 0) => {
    freeAt = Math.max(freeAt, openAt, performance.now()) + (bytes / bytesPerSecond) * 1000
    return freeAt
  }
}

/**
 * Delivers chunks in order, which separate timeouts wouldn't guarantee.
 * @param {(chunk: Buffer) => void} deliver
 */
function delayLine(deliver) {
  /** @type {{ at: number, chunk: Buffer }[]} */
  const line = []
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  function run() {
    timer = undefined
    for (let first = line[0]; first && first.at <= performance.now() + 0.5; first = line[0]) {
      line.shift()
      deliver(first.chunk)
    }
    wait()
  }
  function wait() {
    const [first] = line
    if (first && !timer) timer = setTimeout(run, Math.max(0, first.at - performance.now()))
  }
  return (/** @type {number} */ at, /** @type {Buffer} */ chunk) => {
    line.push({ at, chunk })
    wait()
  }
}
