let loading: Promise<void> | undefined

/**
 * Fetches the whole stylesheet: a prerendered page holds only the rules that it needs itself, so this comes before
 * anything that was not in it. Resolves at once in development, where the stylesheet is there from the start.
 */
export function fullStyles(): Promise<void> {
  loading ??= window.early?.styles ? load(window.early.styles) : Promise.resolve()
  return loading
}

/** A stylesheet that does not come must not hold the page back. */
function load(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.onload = link.onerror = () => resolve()
    link.href = address
    document.head.append(link)
  })
}
