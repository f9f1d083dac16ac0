import { sampleFigures } from '@/content/site/sample-figures'

/** The owner must confirm each fact. RULINGS section 10. */
export const sample = true

export const operatingFacts = {
  heading: 'What your lot manager asks first',
  caption: sampleFigures,
  items: [
    {
      question: 'Minutes per car',
      answer: 'About 12',
      text: 'To the last of 44 photos, while your porter pulls the next one up.',
    },
    {
      question: 'Cars per visit',
      answer: '10 to 25',
      text: 'Ten make a visit. Twenty-five are a full day, 10:00 AM to 5:00 PM.',
    },
    {
      question: 'Visits a month',
      answer: '4, weekly',
      text: 'On most plans, the same weekday. Twice a month on 20 cars, more often from 100 up.',
    },
    {
      question: 'Who owns the photos',
      answer: 'You do',
      text: 'Use them anywhere, for as long as you like, after you leave us, too.',
    },
    {
      question: 'Unused cars',
      answer: 'They expire',
      text: 'With the month; they don’t roll over. Change to a smaller plan with any month.',
    },
  ],
}
