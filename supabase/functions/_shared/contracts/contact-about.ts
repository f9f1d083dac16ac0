/** The keys are the values of `/contact?for=…`. The texts are shown in the email and the receipt. */
export const contactAbout = {
  demo: 'Demo',
  spins: '5 free 360° spins',
  quote: 'Quote',
  integration: 'Custom integration',
  plan: 'A plan',
  tried: 'Tried a spin of their own car',
} as const

type About = (typeof contactAbout)[keyof typeof contactAbout]

export function asksForVehicles(about: About | undefined): boolean {
  return about !== undefined && about !== contactAbout.integration
}
