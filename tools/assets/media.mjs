// Makes the served files from the masters in media/. A picture's file name contains a hash of its master and its
// encoding settings, so a file that already exists is up to date.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backgroundDownloadsModule } from './media/background-downloads.mjs'
import { writeBrandSheet } from './media/brand-sheet.mjs'
import { encodeMissing, groundColor } from './media/encode.mjs'
import { writeIcons } from './media/icons.mjs'
import { keepOnly } from './media/keep-only.mjs'
import { picturesModule } from './media/pictures-module.mjs'
import { sampleDeliveryModule, writeSampleDelivery } from './media/sample-delivery.mjs'
import { filesOf, servedPicture } from './media/served-picture.mjs'
import { spinSets } from './media/spin/spin-sets.mjs'
import { sheetFramesModule, spinSetsModule, walkFramesModule } from './media/spin/spin-sets-module.mjs'
import { writeSpinSet } from './media/spin/write-spin-sets.mjs'
import { writeSplit } from './media/split.mjs'
import { backgroundSlugs, backgroundsFolder, stillModules } from './media/stills.mjs'
import { writeW9 } from './media/w9.mjs'

for (const folder of ['pictures', 'backgrounds', 'film', 'documents']) {
  mkdirSync(join('public', folder), { recursive: true })
}

await writeSplit()
const served = []
for (const [module, stills] of Object.entries(stillModules())) {
  const pictures = []
  for (const still of stills) {
    const picture = await servedPicture(still)
    const written = await encodeMissing(still, picture)
    if (written) console.log(`${still.name}: ${written} files`)
    pictures.push({ ...picture, name: still.name, color: await groundColor(still.master) })
  }
  writeFileSync(`src/content/media/stills/${module}.ts`, `${picturesModule(pictures)}\n`)
  served.push(...pictures.flatMap(filesOf))
}
keepOnly('public/pictures', [...served, writeBrandSheet()])

const slugs = backgroundSlugs()
writeFileSync('src/content/media/stills/background-downloads.ts', await backgroundDownloadsModule(slugs))
for (const slug of slugs) copyFileSync(`${backgroundsFolder}/${slug}.jpg`, `public/backgrounds/${slug}.jpg`)
keepOnly(
  'public/backgrounds',
  slugs.map((slug) => `${slug}.jpg`),
)

for (const name of ['walkaround', 'interior-tour', 'spotlight']) {
  for (const file of [`${name}.mp4`, `${name}.webm`])
    copyFileSync(`media/film/${file}`, `public/film/${file}`)
}

for (const spinSet of spinSets) await writeSpinSet(spinSet)
writeFileSync('src/content/media/spin-sets.ts', await spinSetsModule(spinSets))
writeFileSync('src/content/media/sheet-frames.ts', await sheetFramesModule(spinSets))
writeFileSync('src/content/media/walk-frames.ts', await walkFramesModule(spinSets))
writeFileSync('src/content/media/sample-delivery.ts', sampleDeliveryModule(await writeSampleDelivery()))
await writeIcons()
writeW9()
