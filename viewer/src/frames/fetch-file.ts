/** A slow download may take minutes, but if no data arrives for this long, we treat the connection as dead. */
const silenceMs = 20_000

/** Thrown if the host responds, but not with the file. */
export class NotServed extends Error {
  constructor(
    readonly status: number,
    address: string,
  ) {
    super(`${address}: ${status}`)
  }
}

/** @throws NotServed, or another error if the network fails or sends nothing for 20 seconds */
export async function fetchFile(address: string, cache: RequestCache = 'default'): Promise<Blob> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(), silenceMs)
  }
  listen()
  try {
    const response = await fetch(address, { cache, signal: controller.signal })
    if (!response.ok || !response.body) throw new NotServed(response.status, address)
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        listen()
        stream.enqueue(chunk)
      },
    })
    return await new Response(response.body.pipeThrough(heard)).blob()
  } finally {
    clearTimeout(timer)
  }
}
