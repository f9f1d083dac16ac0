import { type RefObject, useEffect, useState } from 'react'

/** A row is current while it crosses this line of the viewport. */
const readingLine = '-45% 0px -55%'

/** Index of the row being read. @param selector selects the rows inside `list` */
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
