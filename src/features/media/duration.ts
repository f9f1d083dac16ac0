/** Drops fractions of a second, as video players do: 5.75 s is '0:05'. */
export function formatDuration(seconds: number) {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
