export const promoCopy = {
  label: 'Offer',
  question: "Ready to boost your dealership's engagement?",
  text: 'Get started with our next feed guarantee!',
  demo: 'Schedule Demo',
  pricing: 'View Pricing',
  dismiss: 'Dismiss offer',
}
