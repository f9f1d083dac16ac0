import { viewerPermissions } from '@viewer/embedding/snippet'
import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SpinSet } from '@/content/media/picture-source'
import { spinFrameCopy } from '@/content/media/spin/spin-frame-copy'
import { viewerPath } from '@/lib/paths'

export type LiveViewerProps = {
  spin: SpinSet
  bar: RefObject<HTMLElement | null>
  /** The names of the static controls that were pressed before the car could be turned. */
  pressed: ReadonlyArray<string>
  /** Called when the car can be turned or the viewer shows an error. */
  onShow: (isShown: boolean) => void
  onNote: (isOpen: boolean) => void
}

export default function LiveViewer({ spin, bar, pressed, onShow, onNote }: LiveViewerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const focused = useRef<string>(undefined)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.source !== 'lotspin-viewer') return
      if (['ready', 'error'].includes(data.type)) {
        focused.current = focusedControl(bar.current)
        setIsShown(true)
        onShow(true)
      }
      if (data.type === 'hotspot') onNote(data.isOpen)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [bar, onShow, onNote])

  useEffect(() => {
    if (!isShown || !frame.current) return
    if (focused.current) frame.current.focus()
    const message = { type: 'controls', pressed, focused: focused.current }
    frame.current.contentWindow?.postMessage({ target: 'lotspin-viewer', ...message }, window.location.origin)
    const stopInsets = sendBarInsets(frame.current, bar.current)
    let unlink = () => {}
    let isUnmounted = false
    const link = ({ linkViewer }: typeof import('./viewer-link')) => {
      if (frame.current && !isUnmounted) unlink = linkViewer(frame.current)
    }
    // If this import fails, the car still turns, but its plate doesn't show the dealer's name.
    import('./viewer-link').then(link, () => {})
    return () => {
      isUnmounted = true
      stopInsets()
      unlink()
    }
  }, [isShown, bar, pressed])

  return (
    <iframe
      ref={frame}
      src={`${viewerPath(spin.set)}&fetched`}
      title={spinFrameCopy.title(spin)}
      loading="lazy"
      allow={viewerPermissions}
      inert={!isShown}
      className={clsx('absolute inset-0 size-full transition-opacity', !isShown && 'opacity-0')}
    />
  )
}

function focusedControl(bar: Element | null): string | undefined {
  const { activeElement } = document
  return activeElement instanceof HTMLButtonElement && bar?.contains(activeElement)
    ? activeElement.name
    : undefined
}

/** Sends the viewer the padding of the page's static bar, so the viewer's bar looks the same. */
function sendBarInsets(frame: HTMLIFrameElement, bar: Element | null) {
  const observer = new ResizeObserver(() => {
    if (!bar) return
    const { paddingLeft: left, paddingRight: right } = getComputedStyle(bar)
    const message = { target: 'lotspin-viewer', type: 'bar', left, right }
    frame.contentWindow?.postMessage(message, window.location.origin)
  })
  observer.observe(frame)
  // Observe the bar too, because its padding may change after the frame's size does.
  if (bar) observer.observe(bar)
  return () => observer.disconnect()
}
