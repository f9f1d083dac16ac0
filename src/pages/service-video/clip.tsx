import { useState } from 'react'
import { Picture } from '@/components/media/picture'
import { type VideoType, videoTypes } from '@/content/services/video'
import { PlayButton } from '@/features/media/play-button'

/** The video isn't requested until Play is pressed (SPEC section 4, Video). */
export function Clip({ title, picture, alt, film, seconds }: VideoType) {
  const [isPlaying, setIsPlaying] = useState(false)

  return (
    <div className="on-dark relative aspect-video overflow-hidden rounded">
      {isPlaying ? (
        <video
          ref={focusNew}
          // Browsers may refuse to autoplay a video that isn't muted.
          muted
          autoPlay
          controls
          playsInline
          aria-label={title}
          className="size-full"
        >
          <source src={`${film}.webm`} type="video/webm" />
          <source src={`${film}.mp4`} type="video/mp4" />
        </video>
      ) : (
        <>
          <Picture
            source={picture}
            alt={alt}
            sizes="(min-width: 1264px) 384px, (min-width: 768px) 30vw, 90vw"
            className="size-full object-cover"
          />
          <PlayButton
            label={`${videoTypes.play} ${title}`}
            onClick={() => setIsPlaying(true)}
            seconds={seconds}
            isSmall
          />
        </>
      )}
    </div>
  )
}

/**
 * Moves focus from the removed button to the video. Defined outside the component, because React calls a ref callback
 * again whenever a render passes a new function.
 */
function focusNew(video: HTMLVideoElement | null) {
  video?.focus()
}
