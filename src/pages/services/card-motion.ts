import { whiteSpin } from '@/content/media/spin-sets'
import { walkaroundVideo } from '@/content/media/walkaround-video'
import { restingAngle } from '@/content/services/overview/services-page'
import { fetchSpinFrames } from '@/features/media/spin-embed/spin-frames'

/** Every third frame is enough to scrub through, at a third of the weight. */
const everyFrame = 3
const videoSeconds = 2
const touchMs = 2_000
const cover = 'absolute inset-0 size-full object-cover'

/** `share`, 0 to 1, is the pointer's horizontal position, or how long a touched card has been in view. */
type Motion = { show: (share: number) => void; rest: () => void }

const motions: Record<string, (card: HTMLElement) => Motion> = { spin, enhancement, video }

/** Cards follow the pointer; on touch screens they play once when in view. @returns stops it */
export function animateCards(list: HTMLElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const hasPointer = window.matchMedia('(hover: hover)').matches
  for (const card of list.querySelectorAll<HTMLElement>('[data-motion]')) {
    const begin = motions[card.dataset.motion ?? '']
    if (!begin) continue
    let motion: Motion | undefined
    const start = () => {
      motion ??= begin(card)
      return motion
    }
    if (hasPointer) {
      const follow = ({ clientX }: PointerEvent) => start().show(shareAt(card, clientX))
      const area = card.parentElement ?? card
      area.addEventListener('pointermove', follow, { signal })
      area.addEventListener('pointerleave', () => motion?.rest(), { signal })
    } else {
      playInView(card, start, signal)
    }
  }
  return () => ending.abort()
}

function shareAt(card: HTMLElement, clientX: number): number {
  const { left, width } = card.getBoundingClientRect()
  return Math.min(Math.max((clientX - left) / width, 0), 1)
}

function playInView(card: HTMLElement, start: () => Motion, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const motion = start()
      const began = performance.now()
      const step = (now: number) => {
        const share = Math.min((now - began) / touchMs, 1)
        if (share === 1 || signal.aborted) return motion.rest()
        motion.show(share)
        requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    },
    { threshold: 0.9 },
  )
  observer.observe(card)
  signal.addEventListener('abort', () => observer.disconnect())
}

function spin(card: HTMLElement): Motion {
  const picture = append(card, 'img', cover)
  picture.alt = ''
  picture.hidden = true
  const ring = card.querySelector('svg')
  let frames: HTMLImageElement[] = []
  fetchSpinFrames(whiteSpin.set).then(
    (all) => {
      frames = all
        .filter((_, index) => index % everyFrame === 0)
        .map((src) => Object.assign(new Image(), { src }))
    },
    () => {},
  )
  return {
    show(share) {
      const at = Math.min(Math.floor(share * frames.length), frames.length - 1)
      const frame = frames[at]
      if (!frame?.complete || frame.naturalWidth === 0) return
      picture.src = frame.src
      picture.hidden = false
      if (ring) ring.style.rotate = `${whiteSpin.angle + at * everyFrame * 10 - restingAngle}deg`
    },
    rest() {
      picture.hidden = true
      ring?.style.removeProperty('rotate')
    },
  }
}

function enhancement(card: HTMLElement): Motion {
  const show = (share: number) => card.style.setProperty('--at', `${share * 100}%`)
  return { show, rest: () => card.style.removeProperty('--at') }
}

function video(card: HTMLElement): Motion {
  const player = append(card, 'video', cover)
  player.muted = true
  player.playsInline = true
  player.src = walkaroundVideo.file
  player.currentTime = walkaroundVideo.rearAt
  let hasPlayed = false
  player.addEventListener('timeupdate', () => {
    if (player.currentTime >= walkaroundVideo.rearAt + videoSeconds) player.pause()
  })
  return {
    show() {
      if (hasPlayed) return
      hasPlayed = true
      player.play().catch(() => player.remove())
    },
    rest() {
      hasPlayed = false
      player.pause()
      player.currentTime = walkaroundVideo.rearAt
    },
  }
}

function append<Name extends 'img' | 'video'>(card: HTMLElement, name: Name, className: string) {
  const element = document.createElement(name)
  element.className = className
  card.append(element)
  return element
}
