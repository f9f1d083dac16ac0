import { site } from '@/content/site/site'

export const headerCopy = {
  home: `${site.name} home`,
  navigation: 'Main',
  demo: 'Schedule Demo',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  orCall: 'Or call',
}

export const footerCopy = {
  line: 'Photographed today, online by your next feed update.',
  contact: 'Contact',
  pages: 'Pages',
  documents: 'More',
  rights: `© ${site.name}. All trademarks belong to their owners.`,
}

export const layoutCopy = {
  skip: 'Skip to content',
  loadingPage: 'Loading page',
}

export const errorPageCopy = {
  title: 'Unexpected Application Error',
  refresh: 'Refresh Page',
  home: 'Return Home',
  unknown: 'Unknown error',
  missingCode: 'This page didn’t load. Please check your connection and try again.',
}
