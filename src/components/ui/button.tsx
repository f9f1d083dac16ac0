import { clsx } from 'clsx'

// In forced colors, all buttons have the same background, so a thicker border marks a pressed one.
const base =
  'inline-flex items-center justify-center gap-2 rounded text-center leading-tight font-semibold transition-colors forced-colors:border forced-colors:aria-pressed:border-b-4 disabled:opacity-60 aria-disabled:opacity-60'
const variants = {
  primary: 'bg-signal text-ink not-disabled:hover:bg-signal-light',
  dark: 'bg-ink text-paper not-disabled:hover:bg-graphite',
  light: 'bg-paper text-ink not-disabled:hover:bg-mist',
  outline: 'border border-current not-disabled:hover:bg-current/8',
  quiet: 'not-disabled:hover:bg-current/8',
}
const sizes = {
  normal: 'min-h-12 px-6 text-16',
  compact: 'min-h-11 px-3 text-14 sm:px-4 lg:text-16',
  icon: 'size-11 text-16',
}

export type ButtonLook = {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
}

export function buttonClasses({
  variant = 'primary',
  size = 'normal',
  className,
}: ButtonLook & { className?: string | undefined } = {}) {
  return clsx(base, variants[variant], sizes[size], className)
}

type ButtonProps = React.ComponentProps<'button'> & ButtonLook

/** Without JavaScript, only a button that opens a popover works, so all other buttons are hidden. */
export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={clsx(buttonClasses({ variant, size, className }), !props.popoverTarget && 'noscript:hidden')}
    />
  )
}
