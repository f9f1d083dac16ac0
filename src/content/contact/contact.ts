import { claimTerms } from '@/content/legal/terms'
import type { ContactIntent } from '@/lib/paths'

type ContactIntentCopy = {
  title: string
  lead: string
  message: string
  /** Replaces the form's heading and the button's text. */
  request?: string
  asksForTimes?: boolean
}

/** RULINGS section 9, "contact, `?for=`", requires a title, an introduction and a message for each intent. */
export const contactIntentCopy: Readonly<Record<ContactIntent, ContactIntentCopy>> = {
  demo: {
    title: 'Schedule a demo',
    lead: 'Pick days that suit you. We’ll confirm a time, come to your lot and shoot one of your cars.',
    message: 'We’d like a demo on our lot.',
    request: 'Request the demo',
    asksForTimes: true,
  },
  spins: {
    title: 'Claim your 5 free 360° spins',
    lead: 'Yours when you sign up. Pick days that suit you, and we’ll confirm a time.',
    message: 'We’d like to claim the 5 free 360° spins.',
    request: 'Request the spins',
    asksForTimes: true,
  },
  quote: {
    title: 'Get a quote',
    lead: 'Tell us how many rooftops and vehicles, and we’ll work out the price.',
    message: 'We’d like a quote.\nRooftops: ',
    request: 'Request the quote',
  },
  integration: {
    title: 'Ask about a custom integration',
    lead: 'Tell us what you run, and we’ll tell you how we’d connect it.',
    message: 'We’d like to connect our system.\nInventory system (DMS or IMS): \nWebsite provider: ',
  },
  plan: {
    title: 'Ask about a plan',
    lead: 'Tell us what you move in a month and what you’re not sure about.',
    message: 'We have a question about a plan.',
  },
  tried: {
    title: 'Have us shoot it',
    lead: 'You’ve seen your car turn. Pick days that suit you, and we’ll shoot it on your lot while you watch.',
    message: 'We tried a spin of our own car and would like you to shoot it.',
    request: 'Request the shoot',
    asksForTimes: true,
  },
}

export function intentTexts<Text>(pick: (copy: ContactIntentCopy) => Text) {
  const entries = Object.entries(contactIntentCopy).map(([intent, copy]) => [intent, pick(copy)])
  return Object.fromEntries(entries) as Readonly<Record<ContactIntent, Text>>
}

export const contactTimes = {
  legend: 'What times work?',
  help: 'Pick any. We’ll add them to your message.',
  line: 'Good times: ',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  parts: ['Morning', 'Afternoon'],
}

export const contactCopy = {
  title: 'Talk to a person who photographs\u00a0cars',
  pictureAlt: 'A silver sedan on a dark turntable, from the side',
  lead: 'Ask about a plan, book a demo, or tell us what your listings look like today.',
  call: 'Call',
  form: {
    heading: 'Send us a message',
    required: 'Fields marked * are required.',
    label: 'Contact',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      vehicles: 'Vehicles a month',
      vehiclesHelp: 'New and used. A rough number will do.',
      message: 'Message',
    },
    submit: 'Send Message',
    busy: 'Sending...',
    /** SPEC section 8 specifies the texts for success and failure. */
    sent: "Message sent successfully! We'll be in touch soon.",
    failed: (reason: string) =>
      `There was a problem sending your message: Error sending email: ${reason}. Please try again later.`,
    answer: 'We answer by phone or email on business days.',
    privacyBefore: 'We use what you send to answer you and for nothing else. See our',
    privacyLink: 'privacy policy',
  },
  details: {
    heading: 'Reach us directly',
    phone: 'Phone',
    email: 'Email',
    mail: 'Mail',
    hours: 'Hours',
    promise: {
      text: 'Your media is delivered by your next feed update, or the next session is free.',
      linkLabel: 'Terms',
      to: claimTerms.nextFeed,
    },
  },
  hours: [
    { days: 'Mon-Fri', times: '10:00 AM-5:00 PM EST' },
    { days: 'Sat and Sun', times: 'Closed' },
    { days: 'Federal holidays', times: 'Closed' },
  ],
}
