/** On the site's own pages its typeface is in the cache; other pages' visitors are spared its 12 kB. */
export function useSiteTypeface() {
  try {
    if (window.top?.location.origin !== window.location.origin) return
    document.documentElement.style.setProperty('--typeface', 'Archivo')
  } catch {
    // A page of another origin doesn't say where it is.
  }
}
