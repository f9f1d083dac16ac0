export const jobClosing = {
  heading: 'Sounds like your week?',
  lead: 'A resume and a short cover letter will do.',
}

export const sentDialogCopy = {
  submitted: 'Submitted',
  confirmed: 'Confirmation email sent',
  earlier:
    'It’s for the application you sent within the last hour. You’ll find our confirmation in your inbox.',
  notConfirmed: 'We have your application, but we couldn’t send the confirmation email.',
  resumeMissing: 'We couldn’t take your resume, because too many files came in today. Please email it to',
  close: 'Close',
}
