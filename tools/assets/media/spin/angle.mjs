import { runnerImport } from 'vite'

// Node 20 does not read TypeScript, Vite does.
const { module } = await runnerImport('./viewer/src/frames/angle.ts')

/** The viewer's own, so that pages name each angle as it does. */
export const { angleOf, sideOf } = /** @type {typeof import('../../../../viewer/src/frames/angle.ts')} */ (
  module
)
