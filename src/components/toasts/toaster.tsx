import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'
import { markToastHost } from '@/components/toasts/toast-store'
import { TurntableRing } from '@/components/ui/turntable-ring'

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-go" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-stop" />,
  loading: <TurntableRing className="size-5 animate-[turn_1.8s_steps(36)_infinite]" />,
}

export function Toaster() {
  useEffect(() => {
    markToastHost(true)
    return () => markToastHost(false)
  }, [])

  // Outside the page's content, which an open dialog hides from screen readers.
  return createPortal(
    <Sonner
      position="top-center"
      offset={{ top: 'calc(var(--header) + 0.5rem)' }}
      mobileOffset={{ top: 'calc(var(--header) + 0.5rem)' }}
      icons={icons}
      closeButton
      duration={6000}
      toastOptions={{
        classNames: {
          toast:
            '!pointer-events-auto !rounded !border-line !bg-paper !font-text !text-16 !text-ink !shadow-float',
          description: '!text-14 !text-steel',
          closeButton: '!size-7 !border-line !bg-paper !text-ink',
        },
      }}
    />,
    document.body,
  )
}
