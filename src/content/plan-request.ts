/** What the plan-interest dialog says besides its fields. SPEC sections 2, 4 and 8. */
export const planRequestCopy = {
  title: (planName: string) => `Request Information on ${planName}`,
  loading: 'Loading the form',
  steps: ['Your dealership', 'Your plan'],
  next: 'Next',
  back: 'Back',
  close: 'Close',
  submit: 'Submit Request',
  busy: 'Submitting...',
  mayStayEmpty: 'May stay empty.',
  movement: 'Vehicles you bring in or sell in a month.',
  startDate: { help: 'Any day from tomorrow, up to a year ahead.', calendar: 'Choose a start date' },
  summary: {
    label: 'Your choice',
    unit: '/per vehicle',
    upTo: 'Up to ',
    included: 'vehicles included',
    billed: 'billed monthly',
    customPrice: 'Price by agreement',
  },
  privacy: { before: 'We use what you send to answer this request. See our', link: 'privacy policy' },
  submitted: 'Request Submitted!',
  submittedLead: (planName: string) =>
    `We'll be in touch with you shortly about your interest in ${planName}`,
}
