import { dealerPanelCopy } from '@/content/dealer-name/dealer-panel'
import { readDataUrl } from '@/lib/files'

const { logoErrors } = dealerPanelCopy

export const logoTypes = ['image/png', 'image/svg+xml', 'image/webp']
export const largestLogoBytes = 2 * 1024 * 1024
/** In pixels. This is enough for a logo a third as wide as a 1,600-pixel picture. */
const most = { width: 640, height: 320 }

/** The message is shown to the visitor. */
export class LogoError extends Error {}

/**
 * An SVG is drawn only as an image, so scripts in it don't run.
 * @returns a PNG as a data URL
 * @throws LogoError
 */
export async function readLogo(file: File): Promise<string> {
  if (!logoTypes.includes(file.type)) throw new LogoError(logoErrors.type)
  if (file.size > largestLogoBytes) throw new LogoError(logoErrors.size)
  const isVector = file.type === 'image/svg+xml'
  try {
    // createImageBitmap can't read SVG but, unlike an image element, it rejects truncated files.
    return redrawn(isVector ? await loadVector(file) : await createImageBitmap(file), isVector)
  } catch (cause) {
    if (cause instanceof LogoError) throw cause
    throw new LogoError(logoErrors.unreadable, { cause })
  }
}

async function loadVector(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = await readDataUrl(file)
  await image.decode()
  return image
}

function redrawn(image: HTMLImageElement | ImageBitmap, isVector: boolean): string {
  // Browsers disagree on the size of an SVG that doesn't specify one.
  const width = image.width || 300
  const height = image.height || 150
  const scale = Math.min(most.width / width, most.height / height, isVector ? Number.POSITIVE_INFINITY : 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  if (data.every((value, index) => index % 4 !== 3 || value === 0)) throw new LogoError(logoErrors.empty)
  return canvas.toDataURL('image/png')
}
