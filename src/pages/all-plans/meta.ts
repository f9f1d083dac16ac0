import { timedPlans } from '@/content/pricing/delivery-days'
import { site } from '@/content/site/site'

const listed = timedPlans()

export const seo = {
  title: 'All Plans',
  description: `Every ${site.name} plan and add-on with its price, from ${listed[0]?.includedVehicles} vehicles a month to ${listed.at(-1)?.includedVehicles}, and what each plan costs for your own count.`,
}

export const social = 'pricing'
