/** SPEC section 2, Shared layout, specifies the title, the lead and the button. */
export const crashCopy = {
  title: 'Something went wrong',
  lead: "We're sorry, but something unexpected happened. Please refresh the page or try again later.",
  refresh: 'Refresh Page',
  accepted: (reference: string) =>
    `What you sent has arrived, under the reference ${reference}. There’s no need to send it again.`,
  receipt: 'Show the receipt',
}

export const formNotices = {
  /** SPEC section 8 quotes this text. */
  network: 'Network error. Please check your connection and try again.',
  retrying: (attempt: number, attempts: number) => `Submission failed. Retrying... (${attempt}/${attempts})`,
  close: 'Close',
  cannotSend: 'This form can’t send right now.',
  scriptless: 'JavaScript is turned off in your browser, and this needs it.',
  /** Shown as 'Please call {phone} or email {address}.' */
  reachUs: { call: 'Please call', email: 'or email' },
}

export const phoneHelp =
  'Add an extension like this: x5. We’ll call about this request only. No marketing messages.'

export const errorSummaryHeading = (problems: number) =>
  problems === 1
    ? 'One thing to fix before this can be sent'
    : `${problems} things to fix before this can be sent`
