// Makes a set for the 360° viewer from photos of a real car. media/README.md describes the steps.
import { execFileSync } from 'node:child_process'
import { stop } from '../../scripts/stop.mjs'
import { importPhotos } from './media/photos/import-photos.mjs'
import { photoSetsFolder } from './media/spin/spin-sets.mjs'

const [folder] = process.argv.slice(2)
if (!folder) stop('Usage: npm run media:spin -- FOLDER (24 to 72 photos and a set.json; see media/README.md)')

const { set, photos, faults } = await importPhotos(folder, photoSetsFolder)
if (faults.length > 0) stop(`Nothing was written.\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
// media.mjs needs its own process, because spin-sets.mjs has already read the old sets in this one.
execFileSync(process.execPath, ['tools/assets/media.mjs'], { stdio: 'inherit' })
console.log(`${photos} photos make the set "${set}": /viewer/?set=${set}`)
