import { paths } from '@/lib/paths'

export const campaignCopy = {
  title: 'Photographed today.\nOnline by your next feed update.',
  lead: 'Watch one car go around. Then let us shoot one of yours while you watch.',
  action: 'Schedule a Demo',
  facts: [
    { label: 'Next feed update, or the next session is free', to: paths.guarantee },
    { label: 'Plans and prices', to: paths.pricing },
  ],
  services: {
    heading: 'One visit, every format',
    lead: 'We come to your lot, shoot what’s new and send it to your listings with your feed.',
  },
  stories: {
    heading: 'Success stories',
    previous: 'Previous story',
    next: 'Next story',
    show: 'Show story',
    stars: 'out of 5 stars',
  },
  form: {
    heading: 'Schedule a demo',
    required: 'Fields marked * are required.',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      dealershipName: 'Dealership Name',
      message: 'Message',
    },
    submit: 'Schedule a Demo',
    busy: 'Sending...',
    sent: "Thank you! We'll be in touch shortly.",
    failed: () => 'There was a problem sending your message. Please try again.',
    lead: 'Tell us who you are. We’ll call you back with a time.',
    privacy: 'We use what you send to answer you and for nothing else.',
    privacyLink: 'Privacy policy',
  },
}
