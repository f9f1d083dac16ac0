import { ArrowRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import { cn } from '@/lib/cn'

export function ArrowLink({ children, className, ...props }: LinkProps) {
  return (
    <Link {...props} className={cn('text-link group inline-flex min-h-11 items-center gap-2', className)}>
      {children}
      <ArrowRight className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
    </Link>
  )
}
