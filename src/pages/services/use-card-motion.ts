import { wantsLessData } from '@viewer/less-data'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'

const touchMs = 2_000

export type CardMotion = {
  /**
   * From 0 to 1. With a mouse, it is the pointer's horizontal position over the picture. On touch screens, it is the
   * progress of an animation that plays once when the card enters the viewport. It is undefined at rest, and for
   * visitors who prefer reduced motion or less data.
   */
  share?: number | undefined
  hasMoved: boolean
}

export function useCardMotion() {
  const picture = useRef<HTMLDivElement>(null)
  const [motion, setMotion] = useState<CardMotion>({ hasMoved: false })

  useEffect(() => {
    if (wantsRest() || window.matchMedia('(hover: hover)').matches) return
    let frame = 0
    function play() {
      const began = performance.now()
      frame = requestAnimationFrame(function step(now) {
        const played = (now - began) / touchMs
        setMotion(played < 1 ? moved(played) : moved())
        if (played < 1) frame = requestAnimationFrame(step)
      })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        play()
      },
      { threshold: 0.9 },
    )
    const cancel = whenIdle(() => picture.current && observer.observe(picture.current))
    return () => {
      cancel()
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])

  return {
    picture,
    motion,
    onPointerMove({ clientX, pointerType }: PointerEvent) {
      if (!picture.current || pointerType === 'touch' || wantsRest()) return
      const { left, width } = picture.current.getBoundingClientRect()
      setMotion(moved(Math.min(Math.max((clientX - left) / width, 0), 1)))
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') setMotion(({ hasMoved }) => ({ hasMoved }))
    },
  }
}

const moved = (share?: number): CardMotion => ({ share, hasMoved: true })

function wantsRest() {
  return wantsLessData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
