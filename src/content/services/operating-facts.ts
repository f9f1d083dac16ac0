import { sampleFigures } from '@/content/site/sample-figures'

/** The owner must confirm each fact. RULINGS section 10. */
export const sample = true

export const operatingFacts = {
  heading: 'How a visit works',
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
      text: 'Minimum ten cars a visit, maximum twenty-five.',
    },
    {
      question: 'Visits a month',
      answer: '4, weekly',
      text: 'Weekly on most plans, same weekday. Twice a month on Basic Essential 20; more often at 100 and up.',
    },
    {
      question: 'Who owns the photos',
      answer: 'You do',
      text: 'Use them anywhere, forever, even if you cancel.',
    },
    {
      question: 'Unused cars',
      answer: 'They don’t roll over',
      text: 'You can switch plans any month.',
    },
  ],
}
