export const contactCopy = {
  seo: {
    title: 'Contact',
    description:
      'Schedule a demo, ask for a quote or just ask a question: phone, email and a short form that a person reads.',
  },
  title: 'Talk to a person who photographs cars',
  lead: 'Ask about a plan, book a demo on your own inventory, or tell us what your listings look like today.',
  pictureAlt: 'A copper crossover on a dark turntable, seen from the front',
  pictureDegrees: 40,
  form: {
    heading: 'Send us a message',
    required: 'Fields marked * are required.',
    label: 'Contact',
    fields: { name: 'Name', email: 'Email', phone: 'Phone', company: 'Company', message: 'Message' },
    submit: 'Send Message',
    busy: 'Sending...',
    privacyBefore: 'We use what you send to answer you and for nothing else. See our',
    privacyLink: 'privacy policy',
  },
  details: { heading: 'Reach us directly', phone: 'Phone', email: 'Email', mail: 'Mail', hours: 'Hours' },
  hours: [
    { days: 'Mon-Fri', times: '10:00 AM-5:00 PM EST' },
    { days: 'Sat and Sun', times: 'closed' },
  ],
}
