import { clsx } from 'clsx'
import { type ButtonLook, buttonClasses } from '@/components/ui/button'

type FileButtonProps = ButtonLook & {
  accept: string
  multiple?: boolean
  'aria-describedby'?: string
  onChoose: (files: File[]) => void
  children: React.ReactNode
}

export function FileButton({ variant, size, onChoose, children, ...input }: FileButtonProps) {
  return (
    <label
      className={clsx(
        buttonClasses({ variant, size }),
        'relative overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) noscript:hidden',
      )}
    >
      {children}
      <input
        {...input}
        type="file"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // Clear the input, because otherwise choosing the same file again doesn't fire a change event.
          target.value = ''
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
      />
    </label>
  )
}
