/**
 * The oldest browsers in which everything works (see "Browsers" in README.md). Tailwind CSS 4 doesn't support older
 * ones.
 */
export const baseline = ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128']
