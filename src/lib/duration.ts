/** Minutes and seconds as players show them: 5.75 s is '0:06'. */
export function formatDuration(seconds: number) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
