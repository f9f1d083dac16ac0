type ToolCheckboxProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

export function ToolCheckbox({ label, isChecked, onChange }: ToolCheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-16 font-medium">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-signal"
      />
      {label}
    </label>
  )
}
