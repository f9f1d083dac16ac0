const inAngles = /^[^<>/]*<([^<>]*)>[^<>/]*$/
const opening = /(?!\{)[\s\p{Ps}\p{Pi}\p{Pf}"<]/u
const closing = /[\s\p{Pe}\p{Pi}\p{Pf}"'`>.,;:!?…、。，；：！？]/u
/**
 * An address may start with one of these characters, so the character is removed only if its counterpart was removed
 * from the end.
 */
const pairs: Readonly<Record<string, string>> = { "'": "'", '`': '`', '{': '}' }

/**
 * Removes text that was copied along with an address, such as a name, quotes, brackets or trailing punctuation. It uses
 * loops, because a regular expression anchored at the end would take quadratic time.
 */
export function unwrap(text: string): string {
  const address = inAngles.exec(text)?.[1] ?? text
  // Parentheses can be part of an address, as in /wiki/Ford_(crossing).
  const hasPair = address.indexOf('(') > 0
  let end = address.length
  while (end > 0 && isClosing(address.charAt(end - 1))) end -= 1
  const behind = address.slice(end)
  let start = 0
  while (start < end && isOpening(address.charAt(start))) start += 1
  return address.slice(start, end)

  function isClosing(character: string) {
    return closing.test(character) && !(hasPair && character === ')')
  }

  function isOpening(character: string) {
    const pair = pairs[character]
    return opening.test(character) || (pair !== undefined && behind.includes(pair))
  }
}
