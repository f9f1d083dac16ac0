// Makes a set for the 360 viewer from photos of a real car, as media/README.md describes.
import { importPhotos } from './media/photos/import-photos.mjs'
import { photoSetsFolder } from './media/photos/photo-sets.mjs'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run media:spin -- FOLDER (24 to 72 photos and a set.json; see media/README.md)')
  process.exit(1)
}

const { set, photos, faults } = await importPhotos(folder, photoSetsFolder)
if (faults.length > 0) {
  console.error(`Nothing was written.\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  process.exit(1)
}
await import('./media.mjs')
console.log(`${photos} photos make the set "${set}": /viewer/?set=${set}`)
