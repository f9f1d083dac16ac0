import { Link } from 'react-router-dom'
import { Section } from '@/components/layout/section'
import { videoTypes } from '@/content/services/video'
import { Clip } from './clip'

export function VideoTypes() {
  const { tour } = videoTypes
  return (
    <Section heading={videoTypes.heading}>
      <ul className="grid gap-x-12 gap-y-9 md:grid-cols-3">
        {videoTypes.items.map((type) => (
          <li key={type.title}>
            <Clip {...type} />
            <h3 className="mt-5 text-28">{type.title}</h3>
            <p className="mt-2 text-18 text-steel">{type.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 border-t md:mt-10 border-line pt-6 text-18 text-pretty">
        {tour.before}{' '}
        <Link to={tour.link.to} className="text-link">
          {tour.link.label}
        </Link>{' '}
        {tour.after}
      </p>
    </Section>
  )
}
