/** False in Safari before 17, Chrome before 114 and Firefox before 125. */
export function hasPopover(): boolean {
  return 'popover' in HTMLElement.prototype
}
