import { useId } from 'react'
import { RangeInput } from '@/components/ui/range-input'

type ToolRangeProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  text: string
  onChange: (value: number) => void
}

export function ToolRange({ label, value, min, max, step, text, onChange }: ToolRangeProps) {
  const id = useId()
  return (
    <div>
      <div className="flex justify-between gap-4 text-16">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-fog tabular-nums">
          {text}
        </output>
      </div>
      <RangeInput
        id={id}
        {...{ min, max, step, value, onChange }}
        aria-valuetext={text}
        className="accent-signal"
      />
    </div>
  )
}
