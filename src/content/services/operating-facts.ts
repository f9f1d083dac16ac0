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
      text: '44 photos, while your porter pulls up the next one.',
    },
    {
      question: 'Cars per visit',
      answer: '10 to 25',
      text: 'Ten make a visit. Twenty-five fill the day.',
    },
    {
      question: 'Visits a month',
      answer: '4, weekly',
      text: 'On most plans, the same weekday. Two on 20 cars, more from 100 up.',
    },
    {
      question: 'Who owns the photos',
      answer: 'You do',
      text: 'Use them anywhere, for good, after you leave us, too.',
    },
    {
      question: 'Unused cars',
      answer: 'They expire',
      text: 'They don’t roll over. Change to a smaller plan with any month.',
    },
  ],
}
