import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { shotList } from '@/content/services/standard'
import { paths } from '@/lib/paths'

export function ShotList() {
  return (
    <Section tone="ink" heading={shotList.heading}>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <Shots {...shotList.exterior} />
        <Shots {...shotList.interior} />
      </div>
      <ArrowLink to={paths.photoRequirements} className="mt-8">
        {shotList.channels}
      </ArrowLink>
    </Section>
  )
}

type ShotsProps = { count: string; title: string; text: string; views: ReadonlyArray<string> }

function Shots({ count, title, text, views }: ShotsProps) {
  return (
    <div>
      <h3 className="text-28">
        <span className="mb-2 block text-80 tabular-nums">{count}</span> {title}
      </h3>
      <p className="mt-4 max-w-136 text-fog">{text}</p>
      <ul className="mt-6 grid grid-cols-2 gap-x-8 border-b border-line-dark">
        {views.map((view) => (
          <li key={view} className="border-t border-line-dark py-3 text-16">
            {view}
          </li>
        ))}
      </ul>
    </div>
  )
}
