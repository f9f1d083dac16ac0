import type { ContactIntent } from '@/lib/paths'

type Link = { label: string; to: string }

export type Point = {
  title: string
  text: string
  link?: Link & { isDownload?: true }
}

export type Service = {
  title: string
  lead: string
  features: { heading: string; lead?: string; items: ReadonlyArray<Point> }
  steps: { heading: string; lead?: string; items: ReadonlyArray<Point> }
  /** If `intent` is undefined, the section asks for a demo. */
  closing: { heading: string; link?: Link; intent?: ContactIntent }
}

export const serviceActions = {
  all: 'Services',
  demo: 'Schedule a Demo',
  pricing: 'View Pricing',
  start: 'Get Started Today',
  next: (title: string) => `Next: ${title}`,
}
