import { Section } from '@/components/layout/section'
import { Picture } from '@/components/media/picture'
import { videoTypes } from '@/content/services/video'

const small = '(min-width: 1264px) 190px, (min-width: 768px) 15vw, 45vw'

/** Three frames each: a video is more than its first. */
export function VideoTypes() {
  return (
    <Section heading={videoTypes.heading}>
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {videoTypes.items.map(({ title, text, picture, alt, later }) => (
          <li key={title}>
            <div className="grid grid-cols-2 gap-1 overflow-hidden rounded">
              <div className="col-span-full">
                <Picture
                  source={picture}
                  alt={alt}
                  sizes="(min-width: 1264px) 384px, (min-width: 768px) 30vw, 90vw"
                  className="w-full"
                />
              </div>
              {later.map((source) => (
                <Picture key={source.path} source={source} alt="" sizes={small} className="w-full" />
              ))}
            </div>
            <h3 className="mt-5 text-28">{title}</h3>
            <p className="mt-2 text-18 text-steel">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
