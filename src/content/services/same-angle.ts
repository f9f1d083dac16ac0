import {
  resultStudioCrossoverWhite,
  resultStudioPickupBlue,
  resultStudioSedanBlack,
  resultStudioSedanSilver,
} from '@/content/media/stills/result-pictures'

/** Four cars on one floor, from one angle: what a row of search results looks like. */
export const sameAngle = [
  { source: resultStudioPickupBlue, alt: 'A blue pickup' },
  { source: resultStudioSedanSilver, alt: 'A silver sedan from the same angle, on the same floor' },
  { source: resultStudioSedanBlack, alt: 'A black sedan, likewise' },
  { source: resultStudioCrossoverWhite, alt: 'A white crossover, likewise' },
]
