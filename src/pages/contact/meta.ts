import type { SocialPicture } from '@/components/head/social-picture'

export const seo = {
  title: 'Contact',
  description: 'Schedule a demo, ask for a quote or just ask a question: phone, email and a short form.',
}

export const social = {
  name: 'contact',
  headline: ['Talk to', 'a person who', 'photographs cars'],
  scene: 'A copper crossover on a dark turntable, seen from the front',
} satisfies SocialPicture
