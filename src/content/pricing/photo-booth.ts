import type { AddOn } from '@/content/pricing/add-on'
import { formatPrice } from '@/lib/money'

export const photoBooth: AddOn = {
  id: 'photo-booth',
  name: 'Premium Virtual Photo Booth',
  description:
    'Every car on the same floor, under the same light, whatever the weather. No booth comes to your lot.',
  priceCents: 295_00,
  period: 'one-time',
  priceType: 'flat',
  required: false,
  note: '$295 setup',
}

export const photoBoothPlans = `Signature 80 and up, or ${formatPrice(photoBooth.priceCents)} once`
