import { visitRule } from './visit-rule'

/** The owner must confirm each fact (RULINGS section 10). */
export const sample = true

/** The policy on unused vehicles. Show this text wherever prices are shown. */
export const unusedVehicles = 'They don’t roll over. You can switch plans any month.'

export const operatingFacts = {
  heading: 'A visit in numbers',
  items: [
    {
      question: 'Minutes per car',
      answer: 'About 12',
      isNumber: true,
      text: 'For all 44 photos.',
    },
    {
      question: 'Cars per visit',
      answer: '10 to 25',
      isNumber: true,
    },
    {
      question: 'Visits a month',
      answer: '4',
      isNumber: true,
      text: visitRule.full,
    },
    {
      question: 'Who owns the photos',
      answer: 'You do',
      text: 'Use them anywhere, even if you cancel.',
    },
    {
      question: 'Unused vehicles',
      answer: 'They don’t roll over',
      text: 'You can switch plans any month.',
    },
  ],
}
