import { clsx } from 'clsx'

type RangeInputProps = Omit<React.ComponentProps<'input'>, 'type' | 'onChange'> & {
  onChange: (value: number) => void
}

export function RangeInput({ onChange, className, ...props }: RangeInputProps) {
  return (
    <input
      type="range"
      {...props}
      onChange={({ target }) => onChange(Number(target.value))}
      className={clsx('h-11 w-full cursor-pointer', className)}
    />
  )
}
