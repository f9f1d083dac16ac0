import type { PictureSource } from '@/content/media/picture-source'
import type { ContactLine, Placement } from '@/content/services/branding'
import { sampleDealer } from '@/content/services/sample-dealer'
import type { Dealer } from '@/lib/dealer'
import type { OverlayColors } from '@/lib/dealer-colors'

type Overlay = {
  source: PictureSource
  placement: Placement
  colors: OverlayColors
  contact: ContactLine
  store: Dealer | undefined
}

const width = 1600
const quality = 0.92
const margin = 40
const padding = { across: 35, down: 27 }
const strip = { height: 66, size: 32 }
const slant = 32
const keyline = { inset: 9, width: 2 }
const nameSize = 46
const logoHeights = { small: 56, medium: 80, large: 108 }

/** A JPEG, 1600 px wide. */
export async function overlayPicture(overlay: Overlay): Promise<Blob | undefined> {
  const { source, colors, store, contact } = overlay
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * source.height) / source.width)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.drawImage(await loaded(`${source.path}-${width}.webp`), 0, 0, canvas.width, canvas.height)
  const bottom = canvas.height - (contact === 'none' ? 0 : strip.height)
  if (contact !== 'none') drawStrip(context, bottom, colors, contact)
  const logo = store?.logo && (await loaded(store.logo.picture))
  drawName(context, bottom, colors, overlay, logo)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality))
}

function drawStrip(
  context: CanvasRenderingContext2D,
  top: number,
  colors: OverlayColors,
  contact: ContactLine,
) {
  context.fillStyle = colors.ground
  context.fillRect(0, top, width, strip.height)
  context.fillStyle = colors.ink
  context.font = `600 ${strip.size}px Archivo, Arial, sans-serif`
  context.textBaseline = 'middle'
  const middle = top + strip.height / 2
  if (contact !== 'website') drawPhone(context, top, colors)
  if (contact === 'phone') return
  const left =
    contact === 'website' ? margin : width - margin - context.measureText(sampleDealer.website).width
  context.fillText(sampleDealer.website, left, middle)
}

/** In the colors turned around, on a ground with a slanted end. */
function drawPhone(context: CanvasRenderingContext2D, top: number, colors: OverlayColors) {
  const end = margin + context.measureText(sampleDealer.phone).width + margin
  context.beginPath()
  context.moveTo(0, top)
  context.lineTo(end + slant, top)
  context.lineTo(end, top + strip.height)
  context.lineTo(0, top + strip.height)
  context.fill()
  context.fillStyle = colors.ground
  context.fillText(sampleDealer.phone, margin, top + strip.height / 2)
  context.fillStyle = colors.ink
}

function drawName(
  context: CanvasRenderingContext2D,
  bottom: number,
  colors: OverlayColors,
  { placement, store }: Overlay,
  logo: HTMLImageElement | undefined,
) {
  const lines = store ? [store.name] : [sampleDealer.name, sampleDealer.line]
  context.font = `800 ${nameSize}px Archivo, Arial, sans-serif`
  const textWidth = Math.max(...lines.map((line) => context.measureText(line).width))
  const logoHeight = store?.logo && logo ? logoHeights[store.logo.size] : 0
  const logoWidth = logo ? (logoHeight * logo.naturalWidth) / logo.naturalHeight : 0
  const gap = logoWidth ? padding.down : 0
  const wide = textWidth + logoWidth + gap + 2 * padding.across
  const high = Math.max(lines.length * nameSize * 1.15, logoHeight) + 2 * padding.down
  const left = placement.endsWith('left') ? margin : width - margin - wide
  const top = placement.startsWith('top') ? margin : bottom - margin - high
  context.fillStyle = colors.ground
  context.beginPath()
  context.roundRect(left, top, wide, high, 8)
  context.fill()
  context.strokeStyle = colors.ink
  context.lineWidth = keyline.width
  context.globalAlpha = 0.6
  context.strokeRect(
    left + keyline.inset,
    top + keyline.inset,
    wide - 2 * keyline.inset,
    high - 2 * keyline.inset,
  )
  context.globalAlpha = 1
  const isLogoLeft = store?.logo?.side !== 'right'
  const textLeft = left + padding.across + (isLogoLeft ? logoWidth + gap : 0)
  if (logo) {
    const logoLeft = isLogoLeft ? left + padding.across : textLeft + textWidth + gap
    context.drawImage(logo, logoLeft, top + (high - logoHeight) / 2, logoWidth, logoHeight)
  }
  context.fillStyle = colors.ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  lines.forEach((line, index) => {
    const row = (index - (lines.length - 1) / 2) * nameSize * 1.15
    context.fillText(line, textLeft + textWidth / 2, top + high / 2 + row)
  })
}

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}
