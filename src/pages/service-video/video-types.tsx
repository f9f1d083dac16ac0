import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { videoTypes } from '@/content/services/video'

export function VideoTypes() {
  return (
    <Section heading={videoTypes.heading}>
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {videoTypes.items.map(({ title, text, picture, alt }) => (
          <li key={title}>
            <Picture
              source={picture}
              alt={alt}
              sizes="(min-width: 1264px) 384px, (min-width: 768px) 30vw, 90vw"
              className="w-full rounded"
            />
            <h3 className="mt-5 text-28">{title}</h3>
            <p className="mt-2 text-18 text-steel">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
