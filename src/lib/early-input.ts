export const receiptKey = 'receipt'

/**
 * Attributes that tell the inline script (src/app/early-input) what to do on the static page before hydration. It finds
 * them with `earlySelectors`.
 */
export const early = {
  /** Keeps a form's text as a session draft. The query parameter named `link` fills in the form's first field. */
  draft: (name: string | undefined, link?: string) => ({ 'data-draft': name, 'data-draft-link': link }),
  /** Sets --at on an element around a range input to the input's position in percent. */
  followsRange: { 'data-follows-range': '' },
  /** Shows a hidden notice if the page's code can't be loaded. */
  codeMissing: { 'data-code-missing': '' },
  /** Sets an element's text, or shows a hidden element, depending on `?for=` on /contact. */
  byIntent: (shown: Readonly<Record<string, string | boolean>>) => ({
    'data-by-intent': JSON.stringify(shown),
  }),
  /** Hides an element until hydration if the URL has a query (`query`) or the session has a receipt (`receipt`). */
  awaits: (source: 'query' | 'receipt') => ({ 'data-awaits': source === 'query' ? source : receiptKey }),
}

/**
 * Returns the first word after `?for=` in lowercase, because mail apps and people change links, for example to
 * `?for=Demo` or `?for=demo/`.
 */
export function askedFor(search: string): string {
  const asked = new URLSearchParams(search).get('for') ?? ''
  return /[a-z]+/i.exec(asked)?.[0].toLowerCase() ?? ''
}

export const earlySelectors = {
  draft: 'form[data-draft]',
  followsRange: '[data-follows-range]',
  codeMissing: '[data-code-missing]',
  byIntent: '[data-by-intent]',
  awaits: '[data-awaits]',
}
