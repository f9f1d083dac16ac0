import { dealerPanelCopy } from '@/content/dealer-name/dealer-panel'
import { readDataUrl } from '@/lib/read-data-url'

const { logoErrors } = dealerPanelCopy

export const logoTypes = ['image/png', 'image/svg+xml', 'image/webp']
export const largestLogoBytes = 2 * 1024 * 1024
/** Enough for a logo a third as wide as a 1600 px image. */
const most = { width: 640, height: 320 }

/** Its message is shown to the visitor. */
export class LogoError extends Error {}

/** Redraws a logo as a PNG. An SVG is only used as an image, so its scripts don't run. @throws LogoError */
export async function readLogo(file: File): Promise<string> {
  if (!logoTypes.includes(file.type)) throw new LogoError(logoErrors.type)
  if (file.size > largestLogoBytes) throw new LogoError(logoErrors.size)
  try {
    const image = new Image()
    image.src = await readDataUrl(file)
    await image.decode()
    return redrawn(image, file.type === 'image/svg+xml')
  } catch (cause) {
    throw new LogoError(logoErrors.unreadable, { cause })
  }
}

function redrawn(image: HTMLImageElement, isVector: boolean): string {
  // The width of an SVG without its own size depends on the browser.
  const width = image.naturalWidth || 300
  const height = image.naturalHeight || 150
  const scale = Math.min(most.width / width, most.height / height, isVector ? Number.POSITIVE_INFINITY : 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
