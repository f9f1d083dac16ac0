import type { OleStream } from './ole.ts'

const latin1 = new TextDecoder('latin1')
// A module's attributes take less than 2 kB, so its code starts within this limit.
const maxSourceBytes = 64 * 1024
const maxModuleBytes = 16 * 1024 * 1024
const chunkBytes = 4096

const linesWithoutCode = [
  /^(?:'.*)?$/,
  /^Option\s+(?:Explicit|Private\s+Module|Base\s+\d|Compare\s+\w+)$/i,
  /^Attribute\s+[\w.]+\s*=\s*(?:[-\w.]+|"[^"]*"(?:,\s*[-\w]+)*)$/i,
]

/** Returns true if a VBA project in the streams has a line of code ([MS-OVBA]) or is too large to check. */
export function hasMacros(streams: ReadonlyArray<OleStream>): boolean {
  const projects = new Set(
    streams.filter(({ name }) => name === '_vba_project').map(({ storage }) => storage),
  )
  const modules = streams.filter(
    ({ name, storage }) => projects.has(storage) && !/^(?:_vba_project|dir|__srp_.*)$/.test(name),
  )
  const bytes = modules.reduce((sum, { size }) => sum + size, 0)
  return bytes > maxModuleBytes || modules.some(({ read }) => hasCode(read()))
}

/** Returns true for a module without readable source, because its compiled code may run. */
function hasCode(module: Uint8Array): boolean {
  const source = readSource(module)
  if (source === undefined) return module.length > 0
  return source
    .split(/[\r\n]+/)
    .some((line) => !linesWithoutCode.some((pattern) => pattern.test(line.trim())))
}

/** The source is stored after the compiled code and starts with "Attribute VB_Name". */
function readSource(module: Uint8Array): string | undefined {
  const first = latin1.decode(module).indexOf('\0Attribut\0e ')
  return first < 3 || module[first - 3] !== 1 ? undefined : latin1.decode(decompress(module, first - 2))
}

/** Returns roughly the first `maxSourceBytes` of the source ([MS-OVBA] section 2.4.1). */
function decompress(bytes: Uint8Array, from: number): Uint8Array {
  const out: number[] = []
  let at = from
  while (at + 2 < bytes.length && out.length < maxSourceBytes) {
    const header = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
    if ((header & 0x7000) !== 0x3000) break
    const end = Math.min(bytes.length, at + (header & 0xfff) + 3)
    at += 2
    if (header >> 15) decompressChunk(bytes.subarray(at, end), out)
    else out.push(...bytes.subarray(at, end))
    at = end
  }
  return Uint8Array.from(out)
}

function decompressChunk(chunk: Uint8Array, out: number[]) {
  const start = out.length
  let at = 0
  while (at < chunk.length && out.length - start < chunkBytes) {
    const flags = chunk[at] ?? 0
    at += 1
    for (let bit = 0; bit < 8 && at < chunk.length; bit += 1) {
      if (((flags >> bit) & 1) === 0) {
        out.push(chunk[at] ?? 0)
        at += 1
        continue
      }
      const token = (chunk[at] ?? 0) | ((chunk[at + 1] ?? 0) << 8)
      at += 2
      const offsetBits = Math.max(4, Math.ceil(Math.log2(out.length - start)))
      const length = (token & (0xffff >> offsetBits)) + 3
      const offset = (token >> (16 - offsetBits)) + 1
      for (let copied = 0; copied < length; copied += 1) out.push(out[out.length - offset] ?? 0)
    }
  }
}
