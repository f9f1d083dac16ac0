import { ArrowLink } from '@/components/ui/arrow-link'
import type { Point } from '@/content/services/service'
import { cn } from '@/lib/cn'

type PointTextProps = { point: Point; isOnDark?: boolean }

/** Title, text and perhaps a link of one point in a list. */
export function PointText({ point, isOnDark = false }: PointTextProps) {
  return (
    <div>
      <h3 className="text-22">{point.title}</h3>
      <p className={cn('mt-2 max-w-[36rem] text-16', isOnDark ? 'text-fog' : 'text-steel')}>{point.text}</p>
      {point.link && (
        <ArrowLink to={point.link.to} className="text-16">
          {point.link.label}
        </ArrowLink>
      )}
    </div>
  )
}
