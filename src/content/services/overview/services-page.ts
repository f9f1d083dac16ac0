import { kitCloseAlt } from '@/content/media/place-alts'
import { spinAlt } from '@/content/media/spin/spin-frame-copy'
import { whiteSpin } from '@/content/media/spin-sets'
import { walkaroundRearAlt } from '@/content/media/walkaround-video'
import { bannerStartCents, videoWalkaround } from '@/content/pricing/add-ons'
import type { ServiceId } from '@/content/services/services'
import { formatPrice } from '@/lib/money'

/** The angle, in degrees, at which the spin card's still picture (`whiteRearRight`) shows the car. */
export const restingAngle = 130

export const servicesCopy = {
  title: 'Everything it takes to get a listing noticed',
  lead: 'Every plan includes spins. All except Self-Serve Plus also include our photos and editing.',
  prices: 'Plans and prices',
  index: { heading: 'Six ways to show a car' },
  pictures: {
    spin: spinAlt(whiteSpin, 'rear right'),
    standard: 'Four cars on white, each from the same angle: a blue pickup, two sedans and a white crossover',
    video: walkaroundRearAlt,
    enhancement: 'A red crossover, its left half as shot on the lot, its right half edited onto plain gray',
    branding: 'A silver sedan on a dark turntable with a dealership’s banner along the bottom',
    onsite: kitCloseAlt,
  },
  included: 'Included',
  shown: (plans: string) => `Shown on our studio floor: ${plans}.`,
  addOns: {
    video: `Add-on, ${formatPrice(videoWalkaround.priceCents)} a vehicle`,
    branding: `Add-on, ${formatPrice(bannerStartCents)} to start`,
  } as Partial<Record<ServiceId, string>>,
  process: {
    heading: 'From your lot to your listings',
    lead: 'Send the list. Have a porter ready. We shoot, edit and deliver.',
  },
  platforms: {
    heading: 'Where your photos go',
    lead: 'Photos are matched by VIN, and named by VIN and position.',
    columns: { system: 'System', how: 'How', who: 'Who sets it up' },
    customLink: 'Ask about a custom integration',
  },
  closing: {
    heading: 'See it on your own inventory',
    action: 'Schedule a Demo',
    pricing: 'View Pricing',
  },
}
