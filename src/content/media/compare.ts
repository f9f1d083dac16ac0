/** Words of the before/after slider, wherever it appears. */
export const compareCopy = {
  before: 'Original',
  after: 'Enhanced',
  label: 'Compare the original with the enhanced photo',
  show: (picture: string) => `Show ${picture.toLowerCase()}`,
  /** @param original share of the original in view, 0 to 100 */
  shares: (original: number) => `${original} percent original, ${100 - original} percent enhanced shown`,
}
