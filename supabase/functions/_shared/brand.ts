const address = {
  postOfficeBox: '2360',
  city: 'Providence',
  state: 'RI',
  postalCode: '02906',
  country: 'US',
} as const

/** The name, contact details and colors that a new owner would change. */
export const brand = {
  /** `npm run launch-check` fails while this is true. */
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
  siteOrigin: 'https://www.lotspin.example',
  sampleHost: 'example.com',
  /** `signal` is the accent color, `signalLight` its shade on hover and `signalDeep` its shade for text on white. */
  colors: { ink: '#0E1116', signal: '#FF6A1A', signalLight: '#FF8442', signalDeep: '#B83D00' },
} as const
