let loading: Promise<void> | undefined

/**
 * Adds the whole stylesheet: a prerendered page holds only the rules that it needs itself, so this comes before anything
 * that was not in it. Resolves at once in development. A stylesheet that cannot be fetched holds nothing back.
 */
export function fullStylesheet(): Promise<void> {
  const href = globalThis.bootstrap?.stylesheet
  loading ??= href ? add(href) : Promise.resolve()
  return loading
}

function add(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}
