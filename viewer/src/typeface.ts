/** Uses the site's typeface on the site's own pages, where it is cached; on other sites it's skipped, which saves 12 kB. */
export function useSiteTypeface() {
  try {
    if (window.top?.location.origin !== window.location.origin) return
    document.documentElement.style.setProperty('--typeface', 'Archivo')
  } catch {
    // The browser hides the address of a page of another origin.
  }
}
