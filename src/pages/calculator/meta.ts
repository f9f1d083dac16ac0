export const seo = {
  title: 'Pricing Calculator',
  description:
    'A quote for one dealership, worked out by the sales team: its vehicles, its add-ons and what they add up to.',
  noindex: true,
}
