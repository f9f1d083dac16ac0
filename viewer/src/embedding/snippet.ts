/** What a page around the viewer allows it: the whole screen, and the phone's motion for the interior. */
export const viewerPermissions = 'fullscreen; accelerometer; gyroscope'

/** px below the picture, for the controls. `--bar` in viewer.css is the same. */
const barHeight = 56

/** The parts of the snippet, in its order; it and the table that explains them are made of this. */
export const frameAttributes = {
  src: {
    value: (origin: string, set: string) => `${origin}/viewer/?set=${set}`,
    text: '`set` names the spin, here our sample’s; a car of yours goes by its VIN, in lowercase.',
  },
  title: {
    value: () => '360° view of the car',
    text: 'What a screen reader calls the frame. Put the car’s name in.',
  },
  loading: { value: () => 'lazy', text: 'Nothing is loaded until the frame comes near the screen.' },
  allow: {
    value: () => viewerPermissions,
    text: 'Full screen, and the phone’s motion inside the car. Without them those two buttons aren’t there.',
  },
  style: {
    value: () => `display: block; width: 100%; height: calc(56.25cqw + ${barHeight}px); border: 0`,
    text: `As wide as its column, as high as a 16:9 picture and its ${barHeight} px of controls, at every width. The \`div\` around it is what \`cqw\` measures.`,
  },
}

/** The HTML that a dealer's page needs. It sizes itself, without a script. */
export function snippet(origin: string, set: string) {
  const attributes = Object.entries(frameAttributes)
    .map(([name, { value }]) => `\n    ${name}="${value(origin, set)}"`)
    .join('')
  return `<div style="container-type: inline-size">\n  <iframe${attributes}\n  ></iframe>\n</div>`
}
