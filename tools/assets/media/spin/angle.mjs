import { runnerImport } from 'vite'

// Vite loads this module, because Node 20 can't import TypeScript.
const { module } = await runnerImport('./viewer/src/frames/angle.ts')

/** The viewer's own functions are used, so the pages and the viewer agree on each angle. */
export const { angleOf, sideOf } = /** @type {typeof import('../../../../viewer/src/frames/angle.ts')} */ (
  module
)
