// Makes contact sheets of all masters in docs/pictures: node tools/assets/media/contact-sheets.mjs
import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { spinSets } from './spin/spin-sets.mjs'
import { stills } from './stills.mjs'

const folder = 'docs/pictures'
const cell = { width: 200, height: 113 }

const isBackground = (/** @type {string} */ master) => master.includes('backgrounds')
const isInterior = (/** @type {string} */ master) => master.includes('interior')
const masters = stills().map(({ master }) => master)

mkdirSync(folder, { recursive: true })
for (const { set, masters: frames } of spinSets) await writeSheet(`spin-${set}`, frames, 9)
await writeSheet('backgrounds', masters.filter(isBackground), 5)
await writeSheet('interior', masters.filter(isInterior), 4)
await writeSheet(
  'stills',
  masters.filter((master) => !isBackground(master) && !isInterior(master)),
  5,
)

/** @param {string} name @param {readonly string[]} files @param {number} columns */
async function writeSheet(name, files, columns) {
  const { width, height } = cell
  const cells = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(readFileSync(file))
        .resize({ ...cell, fit: 'cover' })
        .flatten({ background: '#fff' })
        .toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    })),
  )
  const rows = Math.ceil(files.length / columns)
  await sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: '#0e1116' },
  })
    .composite(cells)
    .jpeg({ quality: 80 })
    .toFile(`${folder}/${name}.jpg`)
}
