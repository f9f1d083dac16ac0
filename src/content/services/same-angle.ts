import {
  resultStudioCrossoverBlue,
  resultStudioCrossoverWhite,
  resultStudioPickupBlue,
  resultStudioPickupGraphite,
  resultStudioSedanBlack,
  resultStudioSedanSilver,
} from '@/content/media/stills/result-pictures'

export const sameAngle = [
  { source: resultStudioPickupBlue, alt: 'A blue pickup on a plain floor, seen from the front left' },
  { source: resultStudioSedanSilver, alt: 'A silver sedan on the same floor, from the same angle' },
  { source: resultStudioSedanBlack, alt: 'A black sedan on the same floor, from the same angle' },
  { source: resultStudioCrossoverWhite, alt: 'A white crossover on the same floor, from the same angle' },
]

export const sameAngleMore = [
  { source: resultStudioPickupGraphite, alt: 'A graphite pickup on the same floor, from the same angle' },
  { source: resultStudioCrossoverBlue, alt: 'A blue crossover on the same floor, from the same angle' },
]
