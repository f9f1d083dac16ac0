import { runnerImport } from 'vite'

// Node 20 can't read TypeScript, but Vite can.
const { module } = await runnerImport('./viewer/src/frames/angle.ts')

/** The viewer's functions, so pages name each angle as it does. */
export const { angleOf, sideOf } = /** @type {typeof import('../../../../viewer/src/frames/angle.ts')} */ (
  module
)
