export const seo = {
  title: 'A Sample Visit Report',
  description:
    'What you get after each visit: every car on the stock list, shot or skipped, why, and when it goes online. No car gets forgotten.',
}

export const social = 'onsite'
