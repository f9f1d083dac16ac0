let complete: Promise<unknown> | undefined

/**
 * Resolves once the whole stylesheet is added; a prerendered page starts with only the rules it needs.
 * A failed fetch is tried once more, and resolves even if that fails too.
 */
export function fullStylesheet(): Promise<unknown> {
  const { stylesheet } = globalThis.bootstrap ?? {}
  complete ??= stylesheet?.isAdded.then((isAdded) => isAdded || addStylesheet(stylesheet.url))
  return complete ?? Promise.resolve()
}

/** @returns whether it could be fetched */
export function addStylesheet(href: string, fetchPriority: 'low' | 'auto' = 'auto'): Promise<boolean> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, fetchPriority })
    link.onload = () => resolve(true)
    link.onerror = () => resolve(false)
    document.head.append(link)
  })
}
