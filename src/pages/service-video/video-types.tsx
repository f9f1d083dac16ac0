import { Section } from '@/components/layout/section'
import { videoTypes } from '@/content/services/video'

export function VideoTypes() {
  return (
    <Section heading={videoTypes.heading}>
      <ul className="border-b border-line">
        {videoTypes.items.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-2 border-t border-line py-6 md:grid-cols-2 md:items-baseline md:py-8"
          >
            <h3 className="text-28 md:text-40">{title}</h3>
            <p className="text-18 text-steel">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
