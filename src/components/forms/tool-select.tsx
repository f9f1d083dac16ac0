import { ChevronDown } from 'lucide-react'
import { toolControlClasses } from '@/components/forms/tool-field'
import { cn } from '@/lib/cn'

type ToolSelectProps = Omit<React.ComponentProps<'select'>, 'onChange'> & {
  options: ReadonlyArray<{ id: string; label: string }>
  onChange: (id: string) => void
}

export function ToolSelect({ options, onChange, ...props }: ToolSelectProps) {
  return (
    <span className="relative block">
      <select
        {...props}
        onChange={(event) => onChange(event.target.value)}
        className={cn(toolControlClasses, 'appearance-none pr-12')}
      >
        {options.map(({ id, label }) => (
          <option
            key={id}
            value={id}
            className="bg-paper text-ink in-[.on-dark]:bg-graphite in-[.on-dark]:text-paper"
          >
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
      />
    </span>
  )
}
