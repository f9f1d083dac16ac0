import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { ArrowLink } from '@/components/ui/arrow-link'
import type { Point } from '@/content/services/service'

type PointTextProps = {
  point: Point
  isOnDark?: boolean
  isWide?: boolean
}

export function PointText({ point, isOnDark = false, isWide = false }: PointTextProps) {
  return (
    <div className={clsx(isWide && 'lg:grid lg:grid-cols-[2fr_3fr] lg:gap-x-12')}>
      <h3 className="item-title">{point.title}</h3>
      <div className={isWide ? 'max-lg:mt-1' : 'mt-1 md:mt-2'}>
        <p className={clsx('max-w-144 text-16', isOnDark ? 'text-fog' : 'text-steel')}>{point.text}</p>
        {point.link && <PointLink {...point.link} />}
      </div>
    </div>
  )
}

function PointLink({ label, to, isDownload }: NonNullable<Point['link']>) {
  if (!isDownload)
    return (
      <ArrowLink to={to} className="text-16">
        {label}
      </ArrowLink>
    )
  return (
    <a href={to} download className="text-link inline-flex min-h-11 items-center gap-2 text-16">
      {label}
      <Download className="size-5 shrink-0" />
    </a>
  )
}
