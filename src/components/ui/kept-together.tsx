type KeptTogetherProps = { text: string; words: string | ReadonlyArray<string> }

export function KeptTogether({ text, words }: KeptTogetherProps) {
  const found = [words].flat().find((phrase) => text.includes(phrase))
  if (!found) return text
  const at = text.indexOf(found)
  return (
    <>
      <KeptTogether text={text.slice(0, at)} words={words} />
      <span className="whitespace-nowrap">{found}</span>
      <KeptTogether text={text.slice(at + found.length)} words={words} />
    </>
  )
}
