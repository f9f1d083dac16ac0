import type { PictureSource } from '@/content/media/picture-source'

const width = 1600
const quality = 0.92

/**
 * Returns the photo with its overlay as a JPEG, 1600 px wide. CSS lays out the overlay at that width.
 * @param branded a BrandedPicture of `source`
 */
export async function overlayPicture(branded: HTMLElement, source: PictureSource): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * source.height) / source.width)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const photo = Object.assign(new Image(), { src: `${source.path}-${width}.webp` })
  await photo.decode()
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)

  const layout = branded.cloneNode(true) as HTMLElement
  layout.inert = true
  layout.style.cssText = `position: absolute; top: 0; right: 100%; width: ${width}px; height: ${canvas.height}px`
  document.body.append(layout)
  try {
    const elements = [...layout.querySelectorAll<HTMLElement>('p, p *')]
    await Promise.all(elements.map((element) => element instanceof HTMLImageElement && element.decode()))
    for (const element of elements) drawElement(context, element, layout.getBoundingClientRect())
  } finally {
    layout.remove()
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality))
}

function drawElement(context: CanvasRenderingContext2D, element: HTMLElement, origin: DOMRect) {
  const style = getComputedStyle(element)
  const px = (length: string) => Number.parseFloat(length) || 0
  const box = element.getBoundingClientRect()
  const [x, y] = [box.x - origin.x, box.y - origin.y]
  // The right padding includes the slanted end, which clip-path cuts off.
  const slant = style.clipPath === 'none' ? 0 : px(style.paddingRight) - px(style.paddingLeft)
  context.fillStyle = style.backgroundColor
  context.beginPath()
  if (slant) {
    context.moveTo(x, y)
    context.lineTo(x + box.width, y)
    context.lineTo(x + box.width - slant, y + box.height)
    context.lineTo(x, y + box.height)
  } else context.roundRect(x, y, box.width, box.height, px(style.borderTopLeftRadius))
  context.fill()

  if (style.outlineStyle !== 'none') {
    const inset = -px(style.outlineOffset)
    context.strokeStyle = style.outlineColor
    context.lineWidth = px(style.outlineWidth)
    context.strokeRect(x + inset, y + inset, box.width - 2 * inset, box.height - 2 * inset)
  }
  if (element instanceof HTMLImageElement) context.drawImage(element, x, y, box.width, box.height)

  context.fillStyle = style.color
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  for (const text of element.childNodes) {
    if (!(text instanceof Text) || !text.data.trim()) continue
    const line = document.createRange()
    line.selectNode(text)
    const place = line.getBoundingClientRect()
    const ascent = context.measureText(text.data).fontBoundingBoxAscent
    context.fillText(text.data, place.x - origin.x, place.y - origin.y + ascent)
  }
}
