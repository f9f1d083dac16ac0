/**
 * Attributes that tell the inline script (src/app/early-input) what to do on the static page before hydration, and the
 * selectors for them.
 */
export const early = {
  /** On a form: keeps its text as a session draft. `link` names a query parameter that fills in its first field. */
  draft: (name: string | undefined, link?: string) => ({ 'data-draft': name, 'data-draft-link': link }),
  /** Around a range input: sets --at to its position in percent. */
  followsRange: { 'data-follows-range': '' },
  /** On a hidden notice: shows it if the page's code can't be loaded. */
  codeMissing: { 'data-code-missing': '' },
  /** On a part of /contact: its text, or whether to show it, for each `?for=`. */
  byIntent: (shown: Readonly<Record<string, string | boolean>>) => ({
    'data-by-intent': JSON.stringify(shown),
  }),
  /** Hides an element until hydration if the query or the session decides its content. */
  awaits: (source: 'query' | 'receipt') => ({ 'data-awaits': source }),
}

/** Returns `demo` for `?for=demo`, `Demo`, `demo/` or with a space, because mail programs and people change links. */
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
