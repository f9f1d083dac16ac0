import { cn } from '@/lib/cn'

/** Shapes in src/app/icons.css, as class names that Tailwind can find. */
type IconName = 'icon-check' | 'icon-chevron-down' | 'icon-minus'

type IconProps = { name: IconName; className?: string }

/** Decorative: the text beside it must say what it shows. */
export function Icon({ name, className }: IconProps) {
  return <span aria-hidden="true" className={cn('icon', name, className)} />
}
