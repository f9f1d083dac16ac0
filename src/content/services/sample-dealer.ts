/** This dealer is fictional. No testimonial is attributed to it, and its phone number isn't in service. */
export const sampleDealer = {
  name: 'Your',
  line: 'Dealership',
  phone: '(555) 555-0100',
  website: 'yourdealership.example',
}
