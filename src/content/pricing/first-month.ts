/** The owner must confirm the days and the figures. */
export const sample = true

export const firstMonth = {
  heading: 'Your first 30 days',
  lead: 'One person at your store for about an hour, plus your porter’s time.',
  steps: [
    {
      day: 'Day 1',
      title: 'Setup',
      text: 'We connect your feed and agree on a weekday and a spot.',
    },
    {
      day: 'Day 3',
      title: 'First session',
      text: 'Your porter moves the cars. We shoot them.',
    },
    {
      day: 'By day 5',
      title: 'Online',
      text: 'Your first photos are online.',
    },
    {
      day: 'Day 14',
      title: 'Check-in call',
      text: 'We call and ask what to change.',
    },
    {
      day: 'Day 30',
      title: 'Your report',
      text: 'Views, turns and zooms for each car, next to the weeks before.',
    },
  ],
}
