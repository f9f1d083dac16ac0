import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { walkaroundVideo } from '@/content/media/walkaround-video'

const playedSeconds = 2
const { file, rearAt } = walkaroundVideo

/** Playback starts at the moment shown in the card's still picture. */
export function VideoCard({ isPlaying }: { isPlaying: boolean }) {
  const player = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const video = player.current
    if (!video || !isPlaying) return
    // If the browser blocks playback, the still picture stays visible.
    video.play().catch(() => {})
    return () => {
      video.pause()
      video.currentTime = rearAt
    }
  }, [isPlaying])

  return (
    <video
      ref={player}
      muted
      playsInline
      src={`${file}#t=${rearAt}`}
      onTimeUpdate={({ currentTarget }) => {
        if (currentTarget.currentTime >= rearAt + playedSeconds) currentTarget.pause()
      }}
      // At rest, the sharper still picture below is visible.
      className={clsx('absolute inset-0 size-full object-cover', !isPlaying && 'invisible')}
    />
  )
}
