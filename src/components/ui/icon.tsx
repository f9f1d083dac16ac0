import { cn } from '@/lib/cn'

/** The shapes of src/app/icons.css, as the classes that Tailwind looks for. */
type IconName = 'icon-check' | 'icon-chevron-down' | 'icon-minus' | 'icon-plus'

type IconProps = { name: IconName; className?: string }

/** An icon that appears many times on a page, as a single element. Ornament: what it shows is said beside it. */
export function Icon({ name, className }: IconProps) {
  return <span aria-hidden="true" className={cn('icon', name, className)} />
}
