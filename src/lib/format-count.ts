import { lazily } from './lazily'

const counts = lazily(() => new Intl.NumberFormat('en-US'))

/** Returns text such as '1,234'. */
export function formatCount(count: number): string {
  return counts().format(count)
}
