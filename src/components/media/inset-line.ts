/** Shows the edge of a light picture on a light page. The element must be positioned. */
export const insetLine =
  'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:ring-1 after:ring-ink/20 after:ring-inset'
