import { unusedVehicles } from '@/content/services/operating-facts'
import { visitRule } from '@/content/services/visit-rule'

/** The owner must confirm these facts. `npm run launch-check` reports them. */
export const sample = 'several rooftops, integration levels'

export const planTerms = {
  every:
    'Every plan has exterior 360° photography, the next-feed guarantee, premium support and integration.',
  items: [
    { name: 'Visits', text: visitRule.full },
    { name: 'Unused vehicles', text: unusedVehicles },
    { name: 'Extra vehicles', text: 'Same price per vehicle.' },
    {
      name: 'Several rooftops',
      text: 'One plan covers all your rooftops. Hosting and setup are charged for each.',
    },
  ],
}

export const integrationLevels = {
  heading: 'Integration levels',
  lead: 'Each level includes the ones before it.',
  items: [
    { name: 'Basic', text: 'Photos and spins go out with your inventory feed.' },
    { name: 'Full', text: 'Your feed, plus the spin on your VDPs.' },
    { name: 'Advanced', text: 'Also connected to your DMS and IMS.' },
    { name: 'Custom', text: 'Any other system you run.' },
  ],
}
