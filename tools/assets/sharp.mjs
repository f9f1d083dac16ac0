// The site's tests import sharp from here, because only this folder's packages include it.
export { default } from 'sharp'

/** @typedef {import('sharp').Exif} Exif */
