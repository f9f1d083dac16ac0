/** SPEC names the packages but not their contents: the owner must confirm these. */
export const sample = true

export const featureNotes: Readonly<Record<string, string>> = {
  'Enhanced photo package': 'The standard set, with background, light and reflections edited.',
  'Premium photo package': 'Enhanced, and an editor goes over every photo by hand.',
  'Priority processing': 'Same day, edited ahead of the smaller plans.',
  'Priority support': 'Front of the line when you call or email.',
}
