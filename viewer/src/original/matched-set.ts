import { Failure } from '../failure'
import { createFrameCache } from '../frames/frame-cache'
import type { Manifest } from '../frames/manifest'
import { openSet } from '../frames/open-set'

/**
 * Opens the set that shows the same car at the same angles.
 * @throws Failure if its frames don't match those of `above`
 */
export async function openMatchedSet(name: string, above: Manifest) {
  const set = await openSet(name)
  const { width, height } = set.manifest
  if (width * above.height !== height * above.width)
    throw new Failure(
      'bad-manifest',
      `The frames of the set “${name}” don’t have the proportions of those above it.`,
    )
  return createFrameCache(set)
}
