export const compareCopy = {
  before: 'Original',
  after: 'Enhanced',
  /** The studio floor has a label, because only some plans include it. */
  studioFloor: 'studio floor',
  show: (picture: string) => `Show ${picture.toLowerCase()}`,
  /** Takes the visible percentage of the original, from 0 to 100. */
  shares: (original: number) => `${original} percent original, ${100 - original} percent enhanced shown`,
}
