export const calendarCopy = {
  loading: 'Loading the calendar',
  missing: 'The calendar didn’t load. Please type the date.',
  closed: ', closed',
  closedNote: 'We’re closed on weekends and federal holidays.',
}
