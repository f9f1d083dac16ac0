import type { ComponentType } from 'react'
import type { RowsProps } from '@/features/media/row-pictures'
import { deferredComponent } from '@/lib/loading/deferred'

/** Pictures beside a list on wide screens, fetched after hydration. */
export function besideRows(fetch: () => Promise<{ default: ComponentType<RowsProps> }>) {
  const Pictures = deferredComponent(fetch, { loading: null, unavailable: () => null })
  return (props: RowsProps) => (
    <div className="mt-8 aspect-video max-lg:hidden">
      <Pictures {...props} />
    </div>
  )
}
