/** SPEC names the packages without saying what is in them: ours to read, the owner's to confirm. */
export const sample = true

/** What a feature of a card means, where its name alone doesn't say. */
export const featureNotes: Readonly<Record<string, string>> = {
  'Enhanced photo package': 'The standard set, with background, light and reflections edited.',
  'Premium photo package': 'Enhanced, and an editor goes over every photo by hand before it’s sent.',
  'Priority processing': 'Edited ahead of the smaller plans.',
  'Priority support': 'Front of the line when you call or email.',
}
