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

export const sampleSeller = {
  dealer: `${sampleDealer.name} ${sampleDealer.line}`,
  phone: sampleDealer.phone,
}
