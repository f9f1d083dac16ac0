import { pricingFaq } from '@/content/pricing/pricing-faq'

export const structuredData = () => [
  {
    '@type': 'FAQPage',
    mainEntity: pricingFaq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
]
