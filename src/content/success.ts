export const successCopy = {
  title: 'Thank you',
  description: 'Your request has reached us.',
  confirmation:
    'Your request has reached us. A person reads it, and answers by phone or email during business hours, Monday to Friday.',
}
