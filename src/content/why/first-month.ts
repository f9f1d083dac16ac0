/** The owner must confirm days and figures. */
export const sample = true

export const firstMonth = {
  heading: 'Your first 30 days',
  lead: 'From setup to the first report. One person at your store for about an hour, plus your porter’s time.',
  steps: [
    {
      day: 'Day 1',
      title: 'Setup',
      text: 'We connect your feed and website, and agree on a weekday and a clear spot.',
    },
    {
      day: 'Day 3',
      title: 'First session',
      text: 'We shoot the cars on your stock list. Your porter moves them.',
    },
    {
      day: 'By day 5',
      title: 'Online',
      text: 'Your photos are on your listings by your next feed update, or the next session is free.',
    },
    {
      day: 'Day 14',
      title: 'Check-in call',
      text: 'A person asks what to change. Not happy with a car’s photos? We shoot it again.',
    },
    {
      day: 'Day 30',
      title: 'Your report',
      text: 'Views, turns and zooms for each car, next to the weeks before. No measurable increase, your money back.',
    },
  ],
}
