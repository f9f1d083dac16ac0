const inAngles = /^[^<>/]*<([^<>]*)>[^<>/]*$/
const opening = /(?!\{)[\s\p{Ps}\p{Pi}\p{Pf}"<]/u
const closing = /[\s\p{Pe}\p{Pi}\p{Pf}"'`>.,;:!?…、。，；：！？]/u
/** An address may begin with the first of a pair, so it is removed only together with the second. */
const pairs: Readonly<Record<string, string>> = { "'": "'", '`': '`', '{': '}' }

/**
 * Removes what was copied with an address: `Name <…>`, quotes, brackets, final punctuation. It loops, because a regular
 * expression for the end of a text takes quadratic time.
 */
export function unwrap(text: string): string {
  const address = inAngles.exec(text)?.[1] ?? text
  // Parentheses inside an address belong to it, as in /wiki/Ford_(crossing).
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
