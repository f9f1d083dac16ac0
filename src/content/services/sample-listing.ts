import type { PictureSource } from '@/content/media/picture-source'
import { sampleDealer } from './sample-dealer'

export type Listing = {
  dealer: string
  phone: string
  title: string
  facts: string
  price: string
  photos: string
  cover: { source: PictureSource; alt: string }
  strip: ReadonlyArray<PictureSource>
  caption: string
}

/** What the sample listings have in common. */
export const sampleVehicle = {
  dealer: `${sampleDealer.name} ${sampleDealer.line}`,
  phone: sampleDealer.phone,
  title: '2022 crossover AWD',
}
