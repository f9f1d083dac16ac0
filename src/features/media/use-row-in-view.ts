import { type RefObject, useEffect, useState } from 'react'

/** A row is current while it crosses this line of the window. */
const readingLine = '-45% 0px -55%'

/**
 * Which row of a list a visitor is reading, from 0.
 * @param selector what counts as a row inside `list`
 */
export function useRowInView(list: RefObject<Element | null>, selector: string) {
  const [inView, setInView] = useState({ row: 0, count: 1 })
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll(selector) ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setInView({ row: rows.indexOf(target), count: rows.length })
        }
      },
      { rootMargin: readingLine },
    )
    for (const row of rows) observer.observe(row)
    return () => observer.disconnect()
  }, [list, selector])
  return inView
}
