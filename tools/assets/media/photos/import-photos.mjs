import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import sharp from 'sharp'
import { checkPhotos, photoNames } from './check-photos.mjs'
import { chooseFrames, spotsByFrame } from './choose-frames.mjs'
import { fitQuality } from './fit-quality.mjs'
import { readSetFile } from './read-set-file.mjs'

/** @import { SetFile } from '../spin/spin-sets.mjs' */

const maxWidth = 2400

/**
 * @param {string} folder contains the photos and their set.json
 * @param {string} target the folder of all photo sets
 * @returns {Promise<{ set: string, photos: number, faults: string[] }>}
 */
export async function importPhotos(folder, target) {
  const fault = folderFault(folder, target)
  if (fault) return { set: '', photos: 0, faults: [fault] }
  const names = photoNames(folder)
  const { setFile, faults: setFaults } = readSetFile(folder, names)
  const { photos, faults: photoFaults } = await checkPhotos(folder, names, setFile.set)
  const faults = [...setFaults, ...photoFaults]
  const chosen = faults.length > 0 ? undefined : chooseFrames(names, setFile)
  const { set } = setFile
  if (!chosen || chosen.faults.length > 0) {
    return { set, photos: 0, faults: [...faults, ...(chosen?.faults ?? [])] }
  }

  const used = [...new Set(chosen.frames)].sort((one, other) => names.indexOf(one) - names.indexOf(other))
  mkdirSync(target, { recursive: true })
  // The old set is kept until the new one is complete. The leading dot hides the new folder from `photoSets`.
  const made = mkdtempSync(join(target, `.${set}-`))
  try {
    for (const photo of used) await writeMaster(join(folder, photo), join(made, masterOf(photo, used)))
    const frames = chosen.frames.map((photo) => masterOf(photo, used))
    const size = sizeOf(photos)
    /** @type {SetFile} */
    const photoSet = {
      title: setFile.title,
      ...size,
      quality: await fitQuality({ ...size, masters: frames.map((file) => join(made, file)) }),
      headOn: chosen.headOn,
      frames,
      hotSpots: spotsByFrame(setFile.hotSpots ?? [], chosen.frames),
    }
    writeFileSync(join(made, 'set.json'), `${JSON.stringify(photoSet, null, 2)}\n`)
    replaceFolder(join(target, set), made)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
  return { set, photos: used.length, faults: [] }
}

/** @param {string} folder @param {string} target */
function folderFault(folder, target) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return `There is no folder ${folder}.`
  const [source, sets] = [realPath(folder), realPath(target)]
  if (isWithin(source, sets) || isWithin(sets, source)) {
    return `${folder} and ${target}, where finished sets go, must not contain each other. Move the photos elsewhere.`
  }
  return undefined
}

/**
 * Resolves symbolic links, even in the path of a folder that doesn't exist yet.
 * @param {string} path
 * @returns {string}
 */
function realPath(path) {
  const full = resolve(path)
  return existsSync(full) ? realpathSync.native(full) : join(realPath(dirname(full)), basename(full))
}

/** @param {string} inner @param {string} outer */
const isWithin = (inner, outer) => `${inner}${sep}`.startsWith(`${outer}${sep}`)

/** @param {string} old @param {string} made */
function replaceFolder(old, made) {
  const away = `${made}-old`
  if (existsSync(old)) renameSync(old, away)
  renameSync(made, old)
  rmSync(away, { recursive: true, force: true })
}

/**
 * sharp converts the photo to sRGB and drops its EXIF data, such as the location, the time and the camera's serial
 * number.
 * @param {string} photo
 * @param {string} master
 */
async function writeMaster(photo, master) {
  await sharp(photo)
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(master)
}

/** @param {string} photo @param {readonly string[]} used */
const masterOf = (photo, used) => `${String(used.indexOf(photo)).padStart(2, '0')}.jpg`

/** @param {readonly import('./check-photos.mjs').Photo[]} photos */
function sizeOf(photos) {
  const smallest = photos.reduce((one, other) => (other.width < one.width ? other : one))
  const width = Math.min(smallest.width, maxWidth)
  return { width, height: Math.round((width * smallest.height) / smallest.width) }
}
