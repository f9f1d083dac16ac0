import * as z from 'zod/mini'
import { Failure } from '../failure'
import { frameCount } from './angle'

/* The types, the validation and the JSON schema at /spin/manifest.schema.json are all derived from this
   definition. */

// The content security policy blocks the code that zod would otherwise generate at run time.
z.config({ jitless: true })

const text = z.string('text').check(z.minLength(1, 'text'))
const whole = 'a whole number above zero'
const count = z.int(whole).check(z.positive(whole))
const share = (most: number, kind: string) => z.number(kind).check(z.minimum(0, kind), z.maximum(most, kind))
const percent = share(100, 'a number from 0 to 100')
const setKind = 'the name of a set: lowercase letters, digits and hyphens'
const setName = z.string(setKind).check(z.regex(/^[a-z0-9-]+$/, setKind))
const fileKind = 'a file name, without folders'
const fileName = z.string(fileKind).check(z.regex(/^[\w.-]+$/, fileKind))
const object = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape, 'an object')
const list = <Item extends z.core.SomeType>(item: Item) => z.array(item, 'a list')
const each = <Item extends z.core.SomeType>(item: Item, kind: string) =>
  z.array(item, `${frameCount} ${kind}`).check(z.length(frameCount, `${frameCount} ${kind}`))

const pair = 'null or two percentages'
const place = z.nullable(z.tuple([percent, percent], pair))
const places = each(place, `places, each ${pair}`).check(
  z.describe('For each frame: percent from the left and the top, or null where it cannot be seen'),
)

const closeUp = object({ file: fileName, width: count, text })
const inside = object({ file: fileName, widths: object({ small: count, full: count }), text })

const hotSpot = object({
  id: text,
  label: text,
  text,
  kind: z.optional(z.enum(['feature', 'damage'], 'feature or damage')),
  picture: z
    .optional(closeUp)
    .check(z.describe('A close-up in the set’s folder, {file}-{width}.{format}, and what it shows')),
  at: places,
  inside: z
    .optional(inside)
    .check(z.describe('A picture all the way around the driver’s seat, opened instead of a note')),
})

// A plate may extend beyond the picture's edge, so a corner's position may be below 0 or above 100 percent.
const corner = z.tuple([z.number('a number'), z.number('a number')], 'two numbers')
const corners = 'four corners'
const ratio = 'width by height, above zero'
const plate = object({
  aspect: z.number(ratio).check(z.positive(ratio), z.describe('Width by height')),
  at: each(
    z.nullable(
      object({
        corners: z
          .array(corner, corners)
          .check(
            z.length(4, corners),
            z.describe('Top left, top right, bottom right, bottom left, in percent'),
          ),
        light: share(1, 'a number from 0 to 1').check(z.describe('How bright a white plate is there')),
      }),
    ),
    'plates, each null or four corners and a light from 0 to 1',
  ),
})

const mark = object({ text, at: places })
const color = 'a color such as #0e1116'
const formats = 'a list of avif, webp and jpg'
const angle = 'an angle from 0 to 360'

/** viewer/README.md describes each field. */
export const manifestSchema = object({
  title: text.check(z.describe('What the car is called')),
  ground: z
    .string(color)
    .check(z.regex(/^#[\da-fA-F]{6}$/, color), z.describe('The color of the picture’s border')),
  width: count.check(z.describe('With height, the proportions of a frame')),
  height: count,
  widths: object({ small: count, zoom: count }).check(
    z.describe('Pixels across of the frames for turning and for looking closer'),
  ),
  formats: z
    .array(z.enum(['avif', 'webp', 'jpg'], 'avif, webp or jpg'), formats)
    .check(z.minLength(1, formats), z.describe('File endings, the best first')),
  headOn: z
    .optional(share(360, angle))
    .check(z.describe('Degrees from the first frame until the car looks straight at the camera')),
  light: z
    .optional(object({ file: fileName, width: count, columns: count }))
    .check(z.describe('All frames in one AVIF, row by row, each `width` pixels across')),
  frames: each(fileName, 'file names, without folders').check(
    z.describe(
      'Names, ten degrees apart, the car turning counterclockwise seen from above; a file is {name}-{width}.{format}',
    ),
  ),
  photos: z.optional(count).check(z.describe('How many photos of the car there are')),
  hotSpots: z._default(list(hotSpot), []),
  plates: z
    .optional(z.record(z.string(), plate, 'an object'))
    .check(z.describe('Number plates by end: front, rear')),
  under: z
    .optional(object({ set: setName, marks: z.optional(list(mark)) }))
    .check(z.describe('A matched set for “Show original”: the same car at the same angles elsewhere')),
})

export type Manifest = z.output<typeof manifestSchema>
export type HotSpot = z.output<typeof hotSpot>
export type CloseUp = z.output<typeof closeUp>
/** A position in percent of the picture's width and height, or null if the feature isn't visible. */
export type Place = z.output<typeof place>
/** `aspect` is width divided by height. */
export type Plate = z.output<typeof plate>
/** A label beside a detail that both sets show. */
export type Mark = z.output<typeof mark>

/** @throws Failure 'bad-manifest' with a plain description of the first error */
export function readManifest(json: unknown): Manifest {
  const { data, error } = manifestSchema.safeParse(json)
  const fault = error?.issues[0]
  if (data && !fault) return data
  const name = fault?.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  throw new Failure(
    'bad-manifest',
    `The manifest of this set is wrong: “${name?.slice(1) || 'The manifest'}” must be ${fault?.message}.`,
  )
}

/** @returns the name in lowercase without surrounding spaces, or undefined if it isn't a valid set name */
export function readSetName(text: string): string | undefined {
  return setName.safeParse(text.trim().toLowerCase()).data
}
