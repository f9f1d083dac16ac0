/** The 36 small images of a set, in order. @param set a folder under /spin/ */
export async function fetchSpinFrames(set: string): Promise<ReadonlyArray<string>> {
  const folder = `/spin/${set}/`
  const answer = await fetch(`/spin/${set}.json`)
  const { frames, widths } = (await answer.json()) as { frames: string[]; widths: { small: number } }
  return frames.map((name) => `${folder}${name}-${widths.small}.webp`)
}
