// Used by the site's tests, which make and read pictures but don't install sharp themselves.
export { default } from 'sharp'

/** @typedef {import('sharp').Exif} Exif */
