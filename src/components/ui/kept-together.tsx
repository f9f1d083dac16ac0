type KeptTogetherProps = { text: string; words: string }

export function KeptTogether({ text, words }: KeptTogetherProps) {
  const at = text.indexOf(words)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{words}</span>
      {text.slice(at + words.length)}
    </>
  )
}
