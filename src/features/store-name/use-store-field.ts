import { type RefObject, useEffect, useState } from 'react'
import { currentStore, fittingName, keepStore, type Store, storeName, useStore } from '@/lib/store/store'

/** A store that is switched off is kept while the page is open. */
export function useStoreField(input: RefObject<HTMLInputElement | null>, onType: () => void) {
  const store = useStore()
  const [last, setLast] = useState<Store>()
  const shown = store ?? last

  function keep(next: Store | undefined) {
    setLast(next ?? currentStore() ?? last)
    keepStore(next)
  }

  function readField() {
    const name = storeName(input.current?.value ?? '')
    if (name === (currentStore()?.name ?? '')) return
    const before = currentStore() ?? last
    keep(name ? { color: 'white', ...before, name } : undefined)
    onType()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was typed until this code came counts
  useEffect(() => {
    const field = input.current
    if (field?.value) readField()
    if (field && field !== document.activeElement) field.value = currentStore()?.name ?? ''
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
    store: shown,
    isOn: store !== undefined,
    keep,
    toggle(isOn: boolean) {
      if (!shown) return
      const name = storeName(input.current?.value ?? '') || shown.name
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
