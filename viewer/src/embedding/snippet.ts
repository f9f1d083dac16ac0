export const viewerPermissions = 'fullscreen; accelerometer; gyroscope'

/** The height in px of the controls below the picture. `--bar` in viewer.css must match. */
const barHeight = 56

/** The iframe isn't positioned absolutely, because a parent that is sized to its content needs the iframe's width. */
const frameStyle = `display: block; width: 100%; height: calc(100% + ${barHeight}px); border: 0`
const boxStyle = [
  'box-sizing: content-box',
  'width: 100%',
  'aspect-ratio: 16 / 9',
  'min-height: 0',
  `max-height: calc(100svh - ${barHeight}px)`,
  `padding: 0 0 ${barHeight}px`,
].join('; ')

/** The snippet and the table that explains it list these attributes in this order. */
export const frameAttributes = {
  src: {
    value: (origin: string, set: string) => `${origin}/viewer/?set=${set}`,
    text: '`set` is the spin’s name, here our sample’s; your car’s is its VIN. `&angle=90` starts at the right side, `&autoplay=never` keeps the car still until a shopper turns it.',
  },
  title: {
    value: () => '360° view of the car',
    text: 'The frame’s name for screen readers. Put the car’s name in.',
  },
  loading: { value: () => 'lazy', text: 'Nothing is loaded until the frame comes near the screen.' },
  allow: {
    value: () => viewerPermissions,
    text: 'Full screen, and the phone’s motion inside the car. Without them those two buttons aren’t shown.',
  },
  style: {
    value: () => frameStyle,
    text: `The styles of the frame and of the \`div\` around it: as wide as the column, as high as a 16:9 picture and its ${barHeight} px of controls, but never higher than the screen.`,
  },
}

/** The HTML for a site's page template, with the custom element of viewer/embed.js. */
export function elementSnippet(origin: string) {
  return `<script src="${origin}/viewer/embed.js" async></script>\n<lotspin-spin vin="1HGCV1F46LA144134"></lotspin-spin>`
}

/** The HTML for pages that don't allow scripts. */
export function snippet(origin: string, set: string) {
  const attributes = Object.entries(frameAttributes)
    .map(([name, { value }]) => `\n    ${name}="${value(origin, set)}"`)
    .join('')
  return `<div style="${boxStyle}">\n  <iframe${attributes}\n  ></iframe>\n</div>`
}
