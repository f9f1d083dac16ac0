/** Accepts absolute and site-relative URLs. */
export function withAutoplay(address: string) {
  const [rest = '', hash] = address.split('#', 2)
  const [path = '', query] = rest.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('autoplay', '1')
  return `${path}?${parameters}${hash === undefined ? '' : `#${hash}`}`
}
