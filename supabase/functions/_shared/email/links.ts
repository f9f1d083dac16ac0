import { phoneHref } from '../contracts/fields/phone.ts'
import type { Link } from '../contracts/form.ts'

const hrefOf: Record<Link, (value: string) => string | undefined> = {
  email: (address) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  phone: phoneHref,
  website: webHref,
}

/** The URL of a value, not escaped for HTML; undefined if none is safe. */
export function linkTo(kind: Link, value: string): string | undefined {
  return hrefOf[kind](value.trim())
}

function webHref(website: string): string | undefined {
  const url = /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`
  if (/\s/.test(url) || !URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return /^https?:$/.test(protocol) ? href : undefined
}
