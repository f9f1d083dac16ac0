import { z } from 'zod'
import { frameCount } from './angle'
import type { Manifest } from './manifest'

/*
 * The manifest as a JSON schema, for those who make sets: tests/viewer/manifest-schema.test.ts writes it to
 * public/spin/manifest.schema.json with `npx vitest run tests/viewer/manifest-schema.test.ts -u`. The viewer itself
 * checks with `readManifest`, which weighs less and names what is wrong; the same test holds the two together.
 */

const text = z.string().min(1)
const pixels = z.int().positive()
const percent = z.number().min(0).max(100)
const setName = z.string().regex(/^[a-z0-9-]+$/)
const fileName = z.string().regex(/^[\w.-]+$/)
const place = z.union([z.tuple([percent, percent]), z.null()])
const places = z
  .array(place)
  .length(frameCount)
  .describe('For each frame: percent from the left and the top, or null where it cannot be seen')

const hotSpot = z.object({
  id: text,
  label: text,
  text,
  kind: z.enum(['feature', 'damage']).optional(),
  picture: z
    .object({ file: fileName, width: pixels, text })
    .optional()
    .describe('A close-up, {file}-{width}.{format}, and what it shows'),
  at: places,
  inside: z
    .object({ file: fileName, widths: z.object({ small: pixels, full: pixels }), text })
    .optional()
    .describe('A picture all the way around the driver’s seat, opened instead of a note'),
})

const corner = z.tuple([z.number(), z.number()])
const plate = z.object({
  aspect: z.number().positive().describe('Width by height'),
  at: z
    .array(
      z.union([
        z.object({
          corners: z
            .array(corner)
            .length(4)
            .describe('Top left, top right, bottom right, bottom left, in percent'),
          light: z.number().min(0).max(1).describe('What is left of white there'),
        }),
        z.null(),
      ]),
    )
    .length(frameCount),
})

export const manifestSchema: z.ZodType<Manifest> = z.object({
  title: text.describe('What the car is called'),
  ground: z
    .string()
    .regex(/^#[\da-fA-F]{6}$/)
    .describe('The color of the picture’s border'),
  width: pixels.describe('With height, the proportions of a frame'),
  height: pixels,
  widths: z
    .object({ small: pixels, zoom: pixels })
    .describe('Pixels across of the frames for turning and for looking closer'),
  formats: z
    .array(z.enum(['avif', 'webp', 'jpg']))
    .min(1)
    .describe('File endings, the best first'),
  headOn: z
    .number()
    .min(0)
    .max(360)
    .optional()
    .describe('Degrees from the first frame until the car looks straight at the camera'),
  light: z
    .object({ file: fileName, width: pixels, columns: pixels })
    .optional()
    .describe('All frames in one AVIF, row by row, each `width` pixels across'),
  frames: z
    .array(fileName)
    .length(frameCount)
    .describe(
      'Names, ten degrees apart, the car turning counterclockwise seen from above; a file is {name}-{width}.{format}',
    ),
  photos: pixels.optional().describe('How many photos of the car there are'),
  hotSpots: z.array(hotSpot).default([]),
  plates: z.record(z.string(), plate).optional().describe('Number plates by end: front, rear'),
  under: z
    .object({ set: setName, marks: z.array(z.object({ text, at: places })).optional() })
    .optional()
    .describe('A matched set for the lens: the same car at the same angles elsewhere'),
})
