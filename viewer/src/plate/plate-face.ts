import type { Dealer } from './dealer'

const typeface = 'Archivo, Arial, sans-serif'
const margin = 0.1
const lineHeight = 1.08
const largest = 0.62
const logoSizes = { small: 0.5, medium: 0.68, large: 0.84 }
const logoWidest = 0.4

export function plateFace(store: Dealer, width: number, aspect: number): HTMLCanvasElement {
  const face = document.createElement('canvas')
  face.width = width
  face.height = Math.round(width / aspect)
  const context = face.getContext('2d')
  if (!context) return face
  const { height } = face
  context.fillStyle = store.ground
  context.fillRect(0, 0, width, height)
  context.strokeStyle = store.ink
  context.globalAlpha = 0.55
  context.lineWidth = Math.max(1, height * 0.02)
  const inset = height * 0.05
  context.beginPath()
  context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, height * 0.08)
  context.stroke()
  context.globalAlpha = 1
  const room = { left: height * margin * 1.4, right: width - height * margin * 1.4 }
  if (store.logo) drawLogo(context, store, store.logo, height, room)
  drawName(context, store, height, room)
  return face
}

function drawLogo(
  context: CanvasRenderingContext2D,
  { logoSide, logoSize }: Dealer,
  logo: ImageBitmap,
  height: number,
  room: { left: number; right: number },
) {
  const most = (room.right - room.left) * logoWidest
  const scale = Math.min((height * logoSizes[logoSize]) / logo.height, most / logo.width)
  const [wide, high] = [logo.width * scale, logo.height * scale]
  const left = logoSide === 'left' ? room.left : room.right - wide
  context.imageSmoothingQuality = 'high'
  context.drawImage(logo, left, (height - high) / 2, wide, high)
  if (logoSide === 'left') room.left += wide + height * margin
  else room.right -= wide + height * margin
}

function drawName(
  context: CanvasRenderingContext2D,
  { name, ink }: Dealer,
  height: number,
  { left, right }: { left: number; right: number },
) {
  const wide = right - left
  const high = height * (1 - 2 * margin)
  context.font = `700 100px ${typeface}`
  const sizeOf = (lines: readonly string[]) => {
    const widest = Math.max(...lines.map((line) => context.measureText(line).width))
    return Math.min((wide / widest) * 100, high / (lines.length * lineHeight), height * largest)
  }
  const best = arrangements(name).reduce((one, other) => (sizeOf(other) > sizeOf(one) * 1.1 ? other : one))
  const size = sizeOf(best)
  context.font = `700 ${size}px ${typeface}`
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.direction = /^[^A-Za-z]*[\u0590-\u08ff]/.test(name) ? 'rtl' : 'ltr'
  best.forEach((line, index) => {
    const row = index - (best.length - 1) / 2
    context.fillText(line, (left + right) / 2, height / 2 + row * size * lineHeight + size * 0.04)
  })
}

function arrangements(name: string): string[][] {
  const words = name.split(' ')
  const inTwo = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  return [[name], ...inTwo]
}
