const address = {
  postOfficeBox: '2360',
  city: 'Providence',
  state: 'RI',
  postalCode: '02906',
  country: 'US',
} as const

/** Every name and contact detail that a new owner would change. The site and the edge functions read them here. */
export const brand = {
  /** Phone, email and postal address are samples until the owner replaces them; `npm run launch-check` checks. */
  sample: true,
  name: 'Lotspin',
  phone: { display: '(401) 555-0142', href: 'tel:+14015550142' },
  supportEmail: 'support@lotspin.example',
  careersEmail: 'careers@lotspin.example',
  address,
  addressLines: [
    `PO Box ${address.postOfficeBox}`,
    `${address.city}, ${address.state} ${address.postalCode}`,
  ],
  hours: 'Monday to Friday 10:00 AM to 5:00 PM EST',
  /** Where the site lives unless VITE_SITE_URL says otherwise. */
  siteOrigin: 'https://www.lotspin.example',
  /** The domain that messages to visitors use as their example. */
  sampleHost: 'example.com',
  /** Mail clients know no style sheets, so the emails take their two colors from here. */
  colors: { ink: '#0E1116', signal: '#FF6A1A' },
} as const
