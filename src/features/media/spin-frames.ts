/**
 * The 36 pictures of a set, in the order of the turn, in the smaller size.
 * @param set name of a folder under /spin/
 */
export async function fetchSpinFrames(set: string): Promise<ReadonlyArray<string>> {
  const folder = `/spin/${set}/`
  const answer = await fetch(`/spin/${set}.json`)
  const { frames, widths } = (await answer.json()) as { frames: string[]; widths: { small: number } }
  return frames.map((name) => `${folder}${name}-${widths.small}.webp`)
}
