/** SPEC names the packages but not their contents: the owner must confirm these. */
export const sample = true

export const photoPackages = {
  heading: 'Photo packages',
  items: [
    { name: 'Standard', text: '36 exterior images and up to 8 interior views, background and light edited.' },
    { name: 'Enhanced', text: 'Plus reflections of the lot and other cars removed.' },
    { name: 'Premium', text: 'Plus an editor’s retouch of every photo by hand.' },
  ],
}

export const featureNotes: Readonly<Record<string, string>> = {
  'Priority processing': 'Edited ahead of the smaller plans.',
}
