/**
 * The oldest browsers in which everything works (see "Browsers" in README.md). Tailwind 4 needs the same versions of
 * Safari and Chrome.
 */
export const baseline = ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128']
