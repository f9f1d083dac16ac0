// Makes a set for the 360 viewer from photos of a real car. media/README.md describes the steps.
import { stop } from '../../scripts/stop.mjs'
import { importPhotos } from './media/photos/import-photos.mjs'
import { photoSetsFolder } from './media/photos/photo-sets.mjs'

const [folder] = process.argv.slice(2)
if (!folder) stop('Usage: npm run media:spin -- FOLDER (24 to 72 photos and a set.json; see media/README.md)')

const { set, photos, faults } = await importPhotos(folder, photoSetsFolder)
if (faults.length > 0) stop(`Nothing was written.\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
await import('./media.mjs')
console.log(`${photos} photos make the set "${set}": /viewer/?set=${set}`)
