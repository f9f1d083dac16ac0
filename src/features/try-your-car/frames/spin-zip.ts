import { type Zippable, zipSync } from 'fflate'
import { createDrawing, drawToFill, encode, release } from './drawing'
import type { Spin } from './make-spin'
import { endingOf, filesOf, manifestOf } from './spin-manifest'

const smallQuality = 0.8

/** viewer/README.md describes these files. */
export async function spinZipOf(spin: Spin, title: string): Promise<Blob> {
  const manifest = manifestOf(spin, title)
  const { small, zoom } = manifest.widths
  const files: Zippable = { 'manifest.json': new TextEncoder().encode(JSON.stringify(manifest, null, 2)) }
  for (const [name, file] of Object.entries(filesOf(spin))) {
    const add = async (width: number, content: Blob) => {
      files[`${name}-${width}.${endingOf(spin.type)}`] = new Uint8Array(await content.arrayBuffer())
    }
    await add(zoom, file)
    if (small < zoom) await add(small, await scaled(file, spin, small))
  }
  // Don't compress the files, because images wouldn't get smaller.
  return new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' })
}

async function scaled(file: Blob, { size, type }: Spin, width: number): Promise<Blob> {
  const image = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'high' })
  const drawing = createDrawing({ width, height: Math.round((width * size.height) / size.width) })
  drawToFill(drawing, image, image)
  image.close()
  const small = await encode(drawing.canvas, type, smallQuality)
  release(drawing)
  return small
}
