import { site } from '@/content/site/site'
import { paths } from '@/lib/paths'

export type NavigationLink = { label: string; to: string }

/** In the order of SPEC section 2. */
export const mainNavigation: ReadonlyArray<NavigationLink> = [
  { label: 'Home', to: paths.home },
  { label: `Why ${site.name}`, to: paths.why },
  { label: 'Services', to: paths.services },
  { label: 'Pricing', to: paths.pricing },
  { label: 'Careers', to: paths.careers },
  { label: 'Contact', to: paths.contact },
]

export const footerNavigation: ReadonlyArray<NavigationLink> = [
  { label: 'All plans', to: paths.allPlans },
  { label: 'Spin your own car', to: paths.tryYourCar },
  { label: 'Viewer for your site', to: paths.viewerForYourSite },
  { label: 'Photo requirements', to: paths.photoRequirements },
  { label: 'Virtual backgrounds', to: paths.backgrounds },
  { label: 'Next feed guarantee terms', to: paths.guarantee },
]

export const legalNavigation: ReadonlyArray<NavigationLink> = [
  { label: 'Privacy policy', to: paths.privacy },
  { label: 'Terms of use', to: paths.terms },
  { label: 'Accessibility', to: paths.accessibility },
]

/** A placeholder, labeled as such, until the owner supplies the signed form. */
export const w9Form = { label: 'W-9 form (PDF)', path: '/documents/w9-placeholder.pdf', sample: true }
