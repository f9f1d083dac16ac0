import { site } from '@/content/site'

export const careersCopy = {
  seoTitle: 'Careers',
  description: `Two independent contractor roles at ${site.name} in MA, RI and CT: sales representative and field photographer. Apply with a resume.`,
  title: 'Sell it or shoot it',
  lead: 'Two independent contractor roles across Massachusetts, Rhode Island and Connecticut. One finds the dealers, the other photographs their cars.',
  pictureAlt: 'The front wheel and headlight of a green crossover, close up, on a white turntable',
  actions: {
    apply: 'Apply Now',
    positions: 'See both positions',
    form: 'Go to the application form',
    details: 'Everything about this job',
    all: 'All open positions',
  },
  positions: {
    heading: 'Open Positions',
    lead: 'Both are independent work: no shifts, no desk, no boss in the passenger seat.',
  },
  labels: {
    territory: 'Territory',
    type: 'Type',
    responsibilities: 'What you do',
    requirements: 'What you need',
    benefits: 'What you get',
    terms: 'How “up to 80%” is meant',
  },
  jobPage: {
    closing: { heading: 'Sounds like your week?', lead: 'A resume and a few lines about you are enough.' },
  },
} as const

/** Stands on one line. */
export const reviewTime = '24-48 hours'

export const applicationCopy = {
  title: 'Career Application Form',
  /** Both promises of SPEC section 9, read as one. */
  lead: `Expect a reply within 24 hours that says your application has arrived. We review it within ${reviewTime}.`,
  required: 'Fields marked * are required.',
  fields: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    phoneHelp: 'We call about this application only, no marketing messages.',
    location: 'Current Location (City, State)',
    role: 'Role Applying For',
    rolePlaceholder: 'Choose a role',
    linkedin: 'LinkedIn Profile',
    linkedinHelp: 'Optional. The address of your profile, such as https://www.linkedin.com/in/your-name.',
    resume: 'Resume Upload',
    resumeHelp: 'PDF, DOC or DOCX, at most 5 MB.',
    resumeChoose: 'Choose a file',
    resumeDrop: 'or drop it here',
    resumeReplace: 'Choose another file',
    resumeRemove: 'Remove',
    coverLetter: 'Cover Letter',
    coverLetterHelp: '50 to 2000 characters. Tell us what you have done and what you would do here.',
  },
  submit: 'Submit Application',
  busy: 'Submitting Application...',
  /** Sits under the button; the two links stand where their names do. */
  note: {
    before: 'By submitting you agree to our ',
    terms: 'terms of use',
    between: '. What happens with your data stands in our ',
    privacy: 'privacy policy',
    after: '.',
  },
  toasts: { spam: 'Spam detected. Please try again.' },
  next: {
    heading: 'What happens next',
    steps: [
      `We review your application within ${reviewTime}`,
      'You receive an email with next steps',
      'Qualified candidates are contacted for an interview',
    ],
  },
  questions: 'Questions? Write to',
  sent: {
    title: 'Application Submitted Successfully!',
    submitted: 'Submitted',
    confirmed: 'Confirmation email sent',
    earlier: 'For your earlier application, within the last hour: we send one an hour at most.',
    notConfirmed: 'Your application has arrived, but its confirmation email could not be sent.',
    close: 'Close',
  },
} as const
