export const spinFrameCopy = {
  load: 'Load the 360° viewer',
  /** Said before a viewer of someone else's is asked for. */
  thirdParty: (host: string) => `The viewer comes from ${host}.`,
  title: {
    white: 'Interactive 360° view of a blue crossover on a white turntable',
    dark: 'Interactive 360° view of a copper crossover on a dark turntable',
  },
  posterAlt: {
    white: 'A blue crossover on a white turntable, front three-quarter view',
    dark: 'A copper crossover on a dark turntable, front three-quarter view',
  },
}
