import { runnerImport } from 'vite'

// Uses Vite, because Node 20 can't read TypeScript.
const { module } = await runnerImport('./viewer/src/frames/angle.ts')

/** Reuses the viewer's functions, so pages and the viewer agree on each angle. */
export const { angleOf, sideOf } = /** @type {typeof import('../../../../viewer/src/frames/angle.ts')} */ (
  module
)
