export const contactCopy = {
  title: 'Talk to a person who photographs cars',
  lead: 'Ask about a plan, book a demo on your own inventory, or tell us what your listings look like today.',
  pictureAlt: 'A copper crossover on a dark turntable, seen from the front',
  pictureDegrees: 40,
  hours: [
    { days: 'Mon-Fri', times: '10:00 AM-5:00 PM EST' },
    { days: 'Sat and Sun', times: 'closed' },
  ],
}
