import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

/**
 * @param {number} port
 * @param {string} body
 * @param {number} bytes
 * @param {number} waitMs time before the connection is closed
 */
export async function sendPart(port, body, bytes, waitMs = 50) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n`)
  socket.write(body.slice(0, bytes))
  await sleep(waitMs)
  socket.destroy()
}

/**
 * Sends an endless body at one byte a second. Reconnects whenever the connection is closed, until stopped.
 * @param {number} port
 */
export function dribble(port) {
  let isOver = false
  /** @type {import('node:net').Socket | undefined} */
  let socket
  const open = () => {
    if (isOver) return
    socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    socket.on('close', () => setTimeout(open, 50))
    socket.write(`${head}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`)
  }
  open()
  const timer = setInterval(() => socket?.write('1\r\n \r\n'), 1000)
  return () => {
    isOver = true
    clearInterval(timer)
    socket?.destroy()
  }
}
