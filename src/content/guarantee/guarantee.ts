import { site } from '@/content/site/site'

/** These conditions are binding, so the owner's lawyer must read them before launch. */
export const needsLegalReview = true

export const guaranteeCopy = {
  title: 'By your next feed update, or the next session is free',
  lead: 'Enter your session and feed times to see which update we owe you.',
  conditions: {
    heading: 'The twelve conditions',
    lead: 'Anything unclear?',
    call: 'Call us.',
  },
  closing: {
    heading: 'See it at your store',
    action: 'Schedule a Demo',
  },
}

export type Condition = { id: string; title: string; text: string }

/**
 * `countdown`, `credit`, `active-plans` and `operating-hours` are from SPEC section 2 (Guarantee terms), and the others
 * from RULINGS section 4.
 */
export const conditions: ReadonlyArray<Condition> = [
  {
    id: 'countdown',
    title: 'The countdown starts when the photo session ends',
    text: 'A session ends when the last vehicle on the agreed list has been photographed; the photographer tells your contact on the lot. Where your own people shoot, it ends with the last upload.',
  },
  {
    id: 'feed-update',
    title: 'What a feed update is',
    text: 'The scheduled time when your inventory system sends or fetches vehicle data with its media, as agreed with you in writing. A refresh started by hand doesn’t count.\n\nYour next one is the first after the close, 5:00 PM, of your plan’s delivery day:\nthe day of the session on Advanced 40 and up and with Priority Turnaround,\nthe next business day on Self-Serve Plus and Basic Essential 20.',
  },
  {
    id: 'credit',
    title: 'A free session credit is applied if missed',
    text: 'If media from a session isn’t delivered by your next feed update, your next session is free. If we see the miss first, you don’t have to ask.',
  },
  {
    id: 'claim',
    title: 'How to claim, and by when',
    text: `If we haven’t noticed, email ${site.supportEmail} or call ${site.phone.display} with the date of the session and the update that went out without it. Do so by the last day of the following calendar month.`,
  },
  {
    id: 'active-plans',
    title: 'Only for contracted active plans',
    text: 'Your dealership has a signed plan with us, and the plan is active on the day of the session: not paused, not canceled, not past due.',
  },
  {
    id: 'operating-hours',
    title: 'Standard operating hours apply',
    text: `${site.hours}, except federal holidays. If a session ends outside these hours, the countdown starts at the next opening time, and that day counts as the day of the session.`,
  },
  {
    id: 'readiness',
    title: 'Vehicles are ready',
    text: 'Clean, keys on hand, moved to the clear spot by your porter, and with a VIN or stock number your inventory system already knows. A vehicle that isn’t ready when we get to it waits for the next session and isn’t part of this one.',
  },
  {
    id: 'weather-and-access',
    title: 'Weather and access',
    text: 'Rain, snow, ice, darkness, or a lot we can’t enter or work on safely can postpone a session or cut it short. The guarantee covers the vehicles that were photographed.',
  },
  {
    id: 'third-parties',
    title: 'Outages that aren’t ours',
    text: 'We deliver to your feed. If your inventory provider, website or a listing platform is down, late or refuses the data, the guarantee is met if our delivery was there in time. We’ll show you the log.',
  },
  {
    id: 'one-credit',
    title: 'One credit per session',
    text: 'A missed session earns one free session of the same kind and size, however many vehicles or updates were missed.',
  },
  {
    id: 'no-cash',
    title: 'No cash value',
    text: 'A credit is a session. It isn’t paid out, sold or passed to another dealership, and it ends when your plan does.',
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    text: 'We’ll email you before a change takes effect. Sessions booked before then keep the terms they were booked under.',
  },
]
