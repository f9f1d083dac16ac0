import { filmingAlt } from '@/content/media/place-alts'

export const careersCopy = {
  // The non-breaking space keeps the title on two lines in both the web font and its fallback.
  title: 'Sell it or photograph\u00a0it',
  lead: 'Independent contractor roles across Massachusetts, Rhode Island and Connecticut.',
  pictureAlt: filmingAlt,
  actions: {
    apply: 'Apply Now',
    positions: 'See open positions',
    form: 'Application form',
    details: 'Full job description',
    detailsOf: (job: string) => `Full job description: ${job}`,
    all: 'All open positions',
  },
  positions: {
    heading: 'Open Positions',
  },
  labels: {
    facts: 'At a glance',
    pay: 'Pay',
    benefitsOffered: 'Insurance and leave',
    noBenefits: 'None',
    askForPay: 'Email us for the pay range:',
    territory: 'Territory',
    type: 'Type',
    responsibilities: 'Responsibilities',
    requirements: 'Requirements',
    benefits: 'Benefits',
    terms: 'Terms of the commission',
    afterApplying: 'After you apply',
  },
} as const

export const reviewTime = '24-48 hours'

export const applicationCopy = {
  title: 'Career Application Form',
  /**
   * This promises only a confirmation (SPEC section 2, Careers). The steps beside the form say how long the review
   * takes.
   */
  lead: 'We’ll confirm your application within 24 hours.',
  required: 'Fields marked * are required.',
  fields: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    phoneHelp:
      'Add an extension like this: x5. We’ll call about this application only. No marketing messages.',
    location: 'Current Location (City, State)',
    role: 'Role Applying For',
    rolePlaceholder: 'Choose a role',
    linkedin: 'LinkedIn Profile',
    linkedinHelp: 'Optional, like linkedin.com/in/your-name.',
    resume: 'Resume Upload',
    resumeHelp: 'PDF, DOC or DOCX, at most 5 MB.',
    resumeSelected: (file: string, size: string) => `Selected: ${file} (${size})`,
    resumeChoose: 'Choose a file',
    resumeDrop: 'or drop it here',
    resumeRemove: 'Remove',
    coverLetter: 'Cover Letter',
    coverLetterHelp: '50 to 2000 characters.',
  },
  submit: 'Submit Application',
  busy: 'Submitting Application...',
  note: {
    before: 'By submitting, you agree to our ',
    terms: 'terms of use',
    between: '. Our ',
    privacy: 'privacy policy',
    after: ' explains how we use your data.',
    /** M.G.L. c.149 § 19B requires exactly this text in every job application in Massachusetts. */
    massachusetts:
      'It is unlawful in Massachusetts to require or administer a lie detector test as a condition of employment or continued employment. An employer who violates this law shall be subject to criminal penalties and civil liability.',
  },
  /** SPEC sections 5 and 8 quote these texts. */
  toasts: {
    spam: 'Spam detected. Please try again.',
    tooLarge: 'Resume file is too large. Please use a file smaller than 5MB.',
    wrongType: 'Invalid file format. Please upload a PDF, DOC, or DOCX file.',
    tooMany: 'Too many requests. Please wait a few minutes and try again.',
    failed: 'Failed to submit application. Please try again.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      `We review your application within ${reviewTime}`,
      'You get an email with next steps',
      'Qualified candidates are contacted for an interview',
    ],
  },
  questions: 'Questions? Write to',
  sent: {
    title: 'Application Submitted Successfully!',
  },
} as const
