/** Whether light text is easier to read on this background than dark text. @param ground '#rrggbb' */
export function isDark(ground: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128
}
