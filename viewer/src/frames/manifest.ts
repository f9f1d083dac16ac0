import { failures, kinds } from '../copy'
import { Failure } from '../failure'
import { frameCount } from './angle'

/** Percent of the picture's width and height; null where the feature cannot be seen. */
export type Place = [number, number] | null

/** A picture all the way around the driver's seat, in the set's folder, its widths, and in words what it shows. */
export type Inside = { file: string; widths: { small: number; full: number }; text: string }

/** A close-up in the set's folder, `{file}-{width}.{format}`, and in words what it shows. */
export type CloseUp = { file: string; width: number; text: string }

/** With `inside` it opens that picture instead of a note. */
export type HotSpot = {
  id: string
  label: string
  text: string
  kind?: 'feature' | 'damage'
  picture?: CloseUp
  at: Place[]
  inside?: Inside
}

/** A number plate in a frame: its corners from the top left clockwise, as one reads it, and what it leaves of white. */
export type PlatePlace = { corners: NonNullable<Place>[]; light: number } | null

/** `aspect` is width by height. */
export type Plate = { aspect: number; at: PlatePlace[] }

export type Plates = Record<string, Plate>

/** What is the same in both sets, and says so. */
export type Mark = { text: string; at: Place[] }

/** The matched set that the lens shows: the same car at the same angles, elsewhere. */
export type Under = { set: string; marks?: Mark[] }

/** All frames in one AVIF beside them, row by row. `width` is that of one frame. */
export type LightSheet = { file: string; width: number; columns: number }

/** A set of frames. viewer/README.md says what each field means. */
export type Manifest = {
  title: string
  ground: string
  width: number
  height: number
  widths: { small: number; zoom: number }
  formats: string[]
  headOn?: number
  light?: LightSheet
  frames: string[]
  /** Of the car in all; the corner of the picture says it. */
  photos?: number
  hotSpots: HotSpot[]
  plates?: Plates
  under?: Under
}

/**
 * Checks what a manifest holds.
 * @throws Failure 'bad-manifest', which says in plain words what is wrong
 */
export function readManifest(json: unknown): Manifest {
  demand(isObject(json), 'The manifest', kinds.object)
  const manifest = { hotSpots: [], ...(json as Partial<Manifest>) } as Manifest
  const { title, ground, width, height, widths, formats, headOn, photos, frames, hotSpots } = manifest
  demand(isText(title), 'title', kinds.text)
  demand(/^#[\da-f]{6}$/i.test(ground), 'ground', kinds.color)
  demand(isPixels(width), 'width', kinds.pixels)
  demand(isPixels(height), 'height', kinds.pixels)
  demand(isPixels(widths?.small), 'widths.small', kinds.pixels)
  demand(isPixels(widths?.zoom), 'widths.zoom', kinds.pixels)
  demand(isListOf(formats, isFormat) && formats.length > 0, 'formats', kinds.formats)
  demand(headOn === undefined || isBetween(headOn, 360), 'headOn', kinds.angle)
  demand(isListOf(frames, isFileName, frameCount), 'frames', kinds.frames)
  demand(photos === undefined || isPixels(photos), 'photos', kinds.count)
  demand(Array.isArray(hotSpots), 'hotSpots', kinds.list)
  hotSpots.forEach((spot, index) => {
    const name = `hotSpots[${index}]`
    demand(isObject(spot), name, kinds.object)
    for (const field of ['id', 'label', 'text'] as const) {
      demand(isText(spot[field]), `${name}.${field}`, kinds.text)
    }
    demand(isListOf(spot.at, isPlace, frameCount), `${name}.at`, kinds.places)
    demand(spot.kind === undefined || isKind(spot.kind), `${name}.kind`, kinds.kind)
    if (spot.picture !== undefined) checkPicture(spot.picture, `${name}.picture`)
    if (spot.inside !== undefined) checkInside(spot.inside, `${name}.inside`)
  })
  if (manifest.light !== undefined) checkLight(manifest.light)
  checkPlates(manifest.plates)
  if (manifest.under !== undefined) checkUnder(manifest.under)
  return manifest
}

function checkPicture(picture: CloseUp, name: string) {
  demand(isFileName(picture?.file), `${name}.file`, kinds.file)
  demand(isPixels(picture.width), `${name}.width`, kinds.pixels)
  demand(isText(picture.text), `${name}.text`, kinds.text)
}

function checkInside(inside: Inside, name: string) {
  demand(isFileName(inside?.file), `${name}.file`, kinds.file)
  demand(isPixels(inside.widths?.small), `${name}.widths.small`, kinds.pixels)
  demand(isPixels(inside.widths?.full), `${name}.widths.full`, kinds.pixels)
  demand(isText(inside.text), `${name}.text`, kinds.text)
}

function checkLight(light: LightSheet) {
  demand(isFileName(light?.file), 'light.file', kinds.file)
  demand(isPixels(light.width), 'light.width', kinds.pixels)
  demand(isPixels(light.columns), 'light.columns', kinds.columns)
}

function checkPlates(plates: Plates = {}) {
  demand(isObject(plates), 'plates', kinds.object)
  for (const [end, plate] of Object.entries(plates)) {
    demand(isObject(plate) && plate.aspect > 0, `plates.${end}.aspect`, kinds.ratio)
    demand(isListOf(plate.at, isPlatePlace, frameCount), `plates.${end}.at`, kinds.plates)
  }
}

function checkUnder(under: Under) {
  demand(isObject(under) && isSetName(under.set), 'under.set', kinds.set)
  const { marks = [] } = under
  demand(Array.isArray(marks), 'under.marks', kinds.list)
  marks.forEach((mark, index) => {
    demand(isText(mark?.text), `under.marks[${index}].text`, kinds.text)
    demand(isListOf(mark.at, isPlace, frameCount), `under.marks[${index}].at`, kinds.places)
  })
}

function demand(holds: boolean, name: string, kind: string) {
  if (!holds) throw new Failure('bad-manifest', failures['bad-manifest'](name, kind))
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isKind = (value: unknown) => ['feature', 'damage'].includes(String(value))
const isSetName = (value: unknown) => isText(value) && /^[a-z0-9-]+$/.test(String(value))
const isFileName = (value: unknown) => isText(value) && /^[\w.-]+$/.test(String(value))
const isPixels = (value: unknown) => Number.isInteger(value) && Number(value) > 0
const isBetween = (value: unknown, most: number) => typeof value === 'number' && value >= 0 && value <= most
const isPercent = (value: unknown) => isBetween(value, 100)
const isFormat = (value: unknown) => ['avif', 'webp', 'jpg'].includes(String(value))
const isPlace = (value: unknown) => value === null || isListOf(value, isPercent, 2)

function isPlatePlace(value: unknown) {
  if (value === null) return true
  const { corners, light } = Object(value)
  return isListOf(corners, isCorner, 4) && isBetween(light, 1)
}

/** A plate may reach beyond the picture's edge. */
function isCorner(value: unknown) {
  return isListOf(value, (number) => typeof number === 'number' && Number.isFinite(number), 2)
}

function isListOf(value: unknown, holds: (item: unknown) => boolean, length?: number) {
  return Array.isArray(value) && value.every(holds) && value.length === (length ?? value.length)
}
