/** SPEC section 2, Page Not Found, specifies the title and the buttons. */
export const notFoundCopy = {
  title: 'Page Not Found',
  before: 'Nothing is parked at ',
  after: '. It may have moved, or there’s a typo in the link.',
  /** One static page serves all unknown paths, so its HTML can't include the requested path. */
  unknownPath: 'this link',
  home: 'Return Home',
  back: 'Go Back',
}
