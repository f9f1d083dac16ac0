export const closing = {
  heading: 'Let’s shoot your next arrival',
  lead: 'On your lot, while you watch.',
  action: 'Schedule a Demo',
}
