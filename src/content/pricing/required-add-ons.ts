import { planNames } from '@shared/contracts/plan-names'
import type { AddOn } from '@/content/pricing/add-on'

/** Setup and hosting are the two required add-ons (SPEC section 9, "Add-ons (live data)"). */
export const setup: AddOn = {
  id: 'setup',
  name: 'Initial Setup Implementation',
  description: 'We connect your inventory feed and set up where the photos go.',
  priceCents: 499_00,
  period: 'one-time',
  priceType: 'flat',
  required: true,
  note: 'Charged once, before your first session.',
}

export const hosting: AddOn = {
  id: 'hosting',
  name: 'Monthly Photo/Video Hosting',
  description:
    'Every spin, photo and video, stored and served while the car is for sale. Required for all plans except Self-Serve Plus.',
  priceCents: 189_99,
  period: 'monthly',
  priceType: 'flat',
  required: true,
  requiredForPlans: planNames.filter((name) => name !== 'Self-Serve Plus'),
}
