export const calendarCopy = {
  loading: 'Loading the calendar',
  missing: 'The calendar did not load. Please type the date.',
}
