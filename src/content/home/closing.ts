export const closing = {
  heading: 'Let’s shoot your next arrival',
  lead: 'We’ll shoot it on your lot while you watch.',
  action: 'Schedule a Demo',
}
