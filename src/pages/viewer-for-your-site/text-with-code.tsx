export function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
      <code key={index} className="[overflow-wrap:anywhere]">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
