/**
 * Attributes by which components ask the inline script (src/app/early-input) to work on the static page before hydration,
 * and the selectors by which it finds them.
 */
export const early = {
  /** On a form: its text is kept as a session draft. `link` names a query parameter that fills in its first field. */
  draft: (name: string | undefined, link?: string) => ({ 'data-draft': name, 'data-draft-link': link }),
  /** Around a range input: gets its position as --at, in percent. */
  followsRange: { 'data-follows-range': '' },
  /** On a hidden notice: shown if the page's code doesn't arrive. */
  codeMissing: { 'data-code-missing': '' },
  /** On a part of /contact: for each `?for=`, its text or whether it is shown. */
  byIntent: (shown: Readonly<Record<string, string | boolean>>) => ({
    'data-by-intent': JSON.stringify(shown),
  }),
  /** Invisible until hydration if the query, or something kept in the session, decides what it shows. */
  awaits: (source: 'query' | 'receipt') => ({ 'data-awaits': source }),
}

/** `demo` of `/contact?for=demo`, also as `Demo`, `demo/` or with a space: mail programs and people change links. */
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
