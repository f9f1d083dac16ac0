export const compareCopy = {
  before: 'Original',
  after: 'Enhanced',
  /** Label for the studio floor, which only some plans include. */
  studioFloor: 'studio floor',
  label: 'Compare the original with the enhanced photo',
  show: (picture: string) => `Show ${picture.toLowerCase()}`,
  /** @param original visible percentage of the original, 0 to 100 */
  shares: (original: number) => `${original} percent original, ${100 - original} percent enhanced shown`,
}
