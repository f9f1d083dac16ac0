import { cva, type VariantProps } from 'class-variance-authority'
import { Children, cloneElement, type ReactElement } from 'react'
import { cn } from '@/lib/cn'

export const buttonClasses = cva(
  'inline-flex items-center justify-center gap-2 rounded text-center leading-tight font-semibold transition-colors forced-colors:border disabled:opacity-60 aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        primary: 'bg-signal text-ink not-disabled:hover:bg-[#ff8442]',
        dark: 'bg-ink text-paper not-disabled:hover:bg-graphite',
        light: 'bg-paper text-ink not-disabled:hover:bg-mist',
        outline: 'border border-current not-disabled:hover:bg-current/8',
        quiet: 'not-disabled:hover:bg-current/8',
      },
      size: {
        normal: 'min-h-12 px-6 text-16',
        compact: 'min-h-11 px-3 text-14 sm:px-4 lg:text-16',
        icon: 'size-11 text-16',
      },
    },
    defaultVariants: { variant: 'primary', size: 'normal' },
  },
)

type ButtonProps = React.ComponentProps<'button'> & VariantProps<typeof buttonClasses> & { asChild?: boolean }

/** Hidden without scripts, where only a link or a popover button works. */
export function Button({
  variant,
  size,
  asChild = false,
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(buttonClasses({ variant, size }), className)
  if (asChild) {
    const { children, ...rest } = props
    const link = Children.only(children) as ReactElement<{ className?: string }>
    return cloneElement(link, { ...rest, className: cn(classes, link.props.className) })
  }
  return <button {...props} type={type} className={cn(classes, !props.popoverTarget && 'noscript:hidden')} />
}
