import { successCopy } from '@/content/success/success'

export const seo = {
  title: successCopy.title,
  description: 'Thank you for writing to us. We answer by phone or email on business days.',
  noindex: true,
}
