// With more combining marks, a character would overlap the lines above and below.
const maxMarks = 2
const tooManyMarks = new RegExp(`([\\p{Mn}\\p{Me}]{${maxMarks}})[\\p{Mn}\\p{Me}]+`, 'gu')

export function withFewMarks(text: string): string {
  return text.replace(tooManyMarks, '$1')
}

// Creating the format takes 60 ms on a slow phone, so it is created on first use. It is then reused, because each call
// to toLocaleString() would allocate 30 kB outside the heap.
let newYork: Intl.DateTimeFormat | undefined

/** Returns text such as 'Fri, Nov 27, 2026, 4:05 PM EST'. */
export function newYorkTime(instant: Date): string {
  newYork ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // Some engines put a narrow no-break space before AM and PM.
  return newYork.format(instant).replace(/\s/g, ' ')
}

export function startOf(text: string, most: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : characters.join('')
}
