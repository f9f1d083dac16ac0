import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'

export function ArrowLink({ children, className, ...props }: LinkProps) {
  return (
    <Link {...props} className={clsx('text-link group inline-flex min-h-11 items-center gap-2', className)}>
      {children}
      <ArrowRight className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
    </Link>
  )
}
