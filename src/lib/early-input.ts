/** Session key of the receipt. */
export const receiptKey = 'receipt'

/**
 * Attributes that tell the inline script (src/app/early-input) what to do on the static page before hydration, and
 * their selectors.
 */
export const early = {
  /** For a form: keeps its text as a session draft. `link` is the query parameter that fills in its first field. */
  draft: (name: string | undefined, link?: string) => ({ 'data-draft': name, 'data-draft-link': link }),
  /** For an element around a range input: sets --at to the input's position in percent. */
  followsRange: { 'data-follows-range': '' },
  /** For a hidden notice: shows it if the page's code can't be loaded. */
  codeMissing: { 'data-code-missing': '' },
  /** For an element on /contact: its text, or whether to show it, for each value of `?for=`. */
  byIntent: (shown: Readonly<Record<string, string | boolean>>) => ({
    'data-by-intent': JSON.stringify(shown),
  }),
  /** Hides an element until hydration if its content depends on the query or the session. */
  awaits: (source: 'query' | 'receipt') => ({ 'data-awaits': source === 'query' ? source : receiptKey }),
}

/**
 * Reads `demo` from `?for=demo`, `Demo`, `demo/` or a value with a space, because mail apps and people change links.
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
