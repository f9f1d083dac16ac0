import { type RefObject, useEffect, useState } from 'react'
import { currentDealer, type Dealer, dealerName, fittingName, keepDealer, useDealer } from '@/lib/dealer'

/** A store that is switched off is kept while the page is open. */
export function useDealerNameField(input: RefObject<HTMLInputElement | null>, onType: () => void) {
  const dealer = useDealer()
  const [last, setLast] = useState<Dealer>()
  const shown = dealer ?? last

  function keep(next: Dealer | undefined) {
    setLast(next ?? currentDealer() ?? last)
    keepDealer(next)
  }

  function readField() {
    const name = dealerName(input.current?.value ?? '')
    if (name === (currentDealer()?.name ?? '')) return
    const before = currentDealer() ?? last
    keep(name ? { color: 'white', ...before, name } : undefined)
    onType()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was typed until this code came counts
  useEffect(() => {
    const field = input.current
    if (field?.value) {
      cutToFit(field)
      readField()
    }
    if (field && field !== document.activeElement) field.value = currentDealer()?.name ?? ''
  }, [])

  useEffect(() => {
    const field = input.current
    function onInput(event: Event) {
      const isComposing = event instanceof InputEvent && event.isComposing
      if (field && !isComposing) cutToFit(field)
      readField()
    }
    field?.addEventListener('input', onInput)
    field?.addEventListener('compositionend', onInput)
    return () => {
      field?.removeEventListener('input', onInput)
      field?.removeEventListener('compositionend', onInput)
    }
  })

  return {
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

/** Not by `maxlength`, which counts an emoji as two characters or more. */
function cutToFit(field: HTMLInputElement) {
  const fitting = fittingName(field.value)
  if (fitting === field.value) return
  const caret = field.selectionStart
  field.value = fitting
  field.setSelectionRange(caret, caret)
}
