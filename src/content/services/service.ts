import type { ContactIntent } from '@/lib/paths'

type Link = { label: string; to: string }

/** A point of a list: what it is called and what it means for a dealer. */
export type Point = {
  title: string
  text: string
  link?: Link
}

/** What one service detail page says. SPEC section 2, Service detail pages. */
export type Service = {
  seo: { title: string; description: string }
  title: string
  lead: string
  features: { heading: string; lead?: string; items: ReadonlyArray<Point> }
  steps: { heading: string; lead?: string; items: ReadonlyArray<Point> }
  /** `intent` is what the contact page is ready for; a demo where nothing is said. */
  closing: { heading: string; lead: string; link?: Link; intent?: ContactIntent }
}

export const serviceActions = {
  all: 'Services',
  demo: 'Schedule a Demo',
  pricing: 'View Pricing',
  start: 'Get Started Today',
  next: (title: string) => `Next: ${title}`,
}
