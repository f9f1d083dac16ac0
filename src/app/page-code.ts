type Load<Page> = () => Promise<Page>

const pages = new WeakMap<Load<unknown>, Promise<unknown>>()

/**
 * The code of a page, loaded once. Asked for again it comes within the same task, which a second `import()` does not.
 * A failure is forgotten, so that the next call tries again.
 */
export function pageCode<Page>(load: Load<Page>): Promise<Page> {
  const known = pages.get(load) as Promise<Page> | undefined
  if (known) return known
  const page = load()
  pages.set(load, page)
  page.catch(() => pages.delete(load))
  return page
}
