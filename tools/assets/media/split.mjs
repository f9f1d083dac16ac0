import { existsSync } from 'node:fs'
import sharp from 'sharp'

const folder = 'media/enhance'

export async function writeSplit() {
  const file = `${folder}/split.jpg`
  if (existsSync(file)) return
  const before = sharp(`${folder}/before.jpg`)
  const { width, height } = await before.metadata()
  const left = await before.extract({ left: 0, top: 0, width: Math.floor(width / 2), height }).toBuffer()
  await sharp(`${folder}/evened.jpg`)
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toFile(file)
}
