import * as z from 'zod'
import { manifestSchema } from './src/frames/manifest'

/** The JSON schema that the site publishes at /spin/manifest.schema.json. */
export const jsonSchema = {
  $id: '/spin/manifest.schema.json',
  title: 'A set of frames for the 360 viewer',
  ...z.toJSONSchema(manifestSchema, { io: 'input' }),
}
