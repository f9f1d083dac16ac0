import { CircleAlert, CircleCheck } from 'lucide-react'
import { createPortal } from 'react-dom'
import { Toaster } from 'sonner'
import { TurntableRing } from '@/components/ui/turntable-ring'

const icons = {
  success: <CircleCheck className="size-5 text-go" />,
  error: <CircleAlert className="size-5 text-stop" />,
  loading: <TurntableRing className="size-5 animate-turn" />,
}

/** Toasts are rendered into the body, because an open dialog hides the page's content from screen readers. */
export default function SonnerToaster() {
  return createPortal(
    <Toaster
      position="top-center"
      offset={{ top: 'calc(var(--header) + 0.5rem)' }}
      mobileOffset={{ top: 'calc(var(--header) + 0.5rem)' }}
      icons={icons}
      closeButton
      duration={5000}
      visibleToasts={1}
      toastOptions={{
        classNames: {
          toast:
            '!pointer-events-auto !rounded !border-line !bg-paper !font-text !text-16 !text-ink !shadow-float',
          // The success toast appears over the header, so it doesn't cover the receipt on /success.
          success: '!-top-(--header)',
          description: '!text-14 !text-steel',
          closeButton: '!size-7 !border-line !bg-paper !text-ink',
        },
      }}
    />,
    document.body,
  )
}
