/** SPEC names the packages but not their contents, which the owner must confirm. */
export const sample = true

export const photoPackages = {
  heading: 'Photo packages',
  lead: 'Each package includes the ones before it.',
  items: [
    { name: 'Standard', text: '36 exterior images and up to 8 interior views, background and light edited.' },
    { name: 'Enhanced', text: 'Reflections of the lot removed from the paint.' },
    { name: 'Premium', text: 'Every photo checked by an editor.' },
  ],
}
