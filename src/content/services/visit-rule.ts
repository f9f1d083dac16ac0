/** The owner must confirm this fact (RULINGS section 10). */
export const sample = true

/** Use these texts wherever the site says how often we visit. */
export const visitRule = {
  short: 'On Advanced 40 and up, we come at least weekly.',
  full: 'Weekly, same weekday. Basic Essential 20: twice a month. 100\u00a0vehicles and up: twice a week.',
}
