export const calendarCopy = {
  loading: 'Loading the calendar',
  missing: 'The calendar didn’t load. Please type the date.',
}
