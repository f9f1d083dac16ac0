/**
 * Uses the site's typeface on the site's pages, where the font is cached. Not loading it saves 12 kB on other sites.
 */
export function useSiteTypeface() {
  try {
    if (window.top?.location.origin !== window.location.origin) return
    document.documentElement.style.setProperty('--typeface', 'Archivo')
  } catch {
    // Browsers hide the URL of a page from another origin.
  }
}
