/** A fictional dealer. No quote on the site is from this dealer, and the phone number isn't in service. */
export const sampleDealer = {
  name: 'Your',
  line: 'Dealership',
  phone: '(555) 555-0100',
  website: 'yourdealership.example',
}
