let loading: Promise<void> | undefined

/** Adds the whole stylesheet; a prerendered page has only the rules it needs. Resolves even if the fetch fails. */
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
