import { planNames } from '@shared/contracts/plan-names'

/** Phrases that aren't broken across lines. */
export const planPhrases = planNames.flatMap((name) => [`${name} and up`, name])
