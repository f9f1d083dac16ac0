type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="group inline-flex min-h-11 items-center gap-3 text-16 font-medium noscript:hidden"
    >
      <span className="flex h-6 w-11 items-center rounded-full border border-control bg-paper p-0.5 group-aria-checked:border-current group-aria-checked:bg-ink forced-colors:group-aria-checked:bg-[Highlight]">
        <span className="size-4.5 rounded-full bg-steel transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-signal forced-colors:bg-[ButtonText] forced-colors:group-aria-checked:bg-[Canvas]" />
      </span>
      {label}
    </button>
  )
}
