import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { claimReceipt, type Receipt } from '@/lib/receipt'

/** Read before the first paint but after hydration, because static HTML has no receipt. */
export function useReceipt(): Receipt | undefined {
  const { key } = useLocation()
  const [receipt, setReceipt] = useState<Receipt>()
  useLayoutEffect(() => setReceipt(claimReceipt(key)), [key])
  return receipt
}
