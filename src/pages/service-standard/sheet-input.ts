/** A finger keeps its first target, so the position decides. */
export function frameUnder({ clientX, clientY, currentTarget }: React.MouseEvent<HTMLElement>) {
  const option = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-frame]')
  return option && currentTarget.contains(option) ? Number(option.dataset.frame) : undefined
}

export function frameByKey({ key, currentTarget }: React.KeyboardEvent<HTMLElement>, frame: number) {
  const options = [...currentTarget.children] as HTMLElement[]
  const columns = options.filter(({ offsetTop }) => offsetTop === options[0]?.offsetTop).length
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -frame,
    End: options.length - 1 - frame,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  return (frame + step + options.length) % options.length
}
