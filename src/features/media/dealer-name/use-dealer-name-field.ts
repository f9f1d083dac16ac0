import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { currentDealer, type Dealer, dealerName, fittingName, keepDealer, useDealer } from '@/lib/dealer'

/** Remembers the dealer while the component is mounted, even after the visitor has switched the name off. */
export function useDealerNameField() {
  const input = useRef<HTMLInputElement>(null)
  const dealer = useDealer()
  const [last, setLast] = useState<Dealer>()
  const shown = dealer ?? last

  function keep(next: Dealer | undefined) {
    setLast(next ?? currentDealer() ?? last)
    keepDealer(next)
  }

  function read(field: HTMLInputElement) {
    const name = dealerName(field.value)
    if (name === (currentDealer()?.name ?? '')) return
    const before = currentDealer() ?? last
    keep(name ? { color: 'white', ...before, name } : undefined)
    showPlateOnPhones()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a name typed before hydration
  useEffect(() => {
    const field = input.current
    if (field?.value) {
      cutToFit(field)
      read(field)
    }
    if (field && field !== document.activeElement) field.value = currentDealer()?.name ?? ''
  }, [])

  function onInput({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (!isComposing) cutToFit(currentTarget)
    read(currentTarget)
  }

  return {
    field: { ref: input, onInput, onCompositionEnd: onInput },
    dealer: shown,
    isOn: dealer !== undefined,
    keep,
    toggle(isOn: boolean) {
      if (!shown) return
      const name = dealerName(input.current?.value ?? '') || shown.name
      keep(isOn ? { ...shown, name } : undefined)
    },
  }
}

/** On a phone, the license plate is only a few pixels wide, so zoom in on it. */
async function showPlateOnPhones() {
  if (!window.matchMedia('(width < 48rem)').matches) return
  const { currentViewer } = await import('../spin-embed/viewer-link')
  currentViewer()?.showPlate(false)
}

/** Used instead of `maxlength`, which counts an emoji as two or more characters. */
function cutToFit(field: HTMLInputElement) {
  const fitting = fittingName(field.value)
  if (fitting === field.value) return
  const caret = field.selectionStart
  field.value = fitting
  field.setSelectionRange(caret, caret)
}
