/** A placeholder: no dealer quoted on the site, and a number that isn't in service. */
export const sampleDealer = {
  name: 'Your',
  line: 'Dealership',
  phone: '(555) 555-0100',
  website: 'yourdealership.example',
}
