import type { ComponentType } from 'react'
import type { RowsProps } from '@/features/media/row-pictures'
import { deferredComponent } from '@/lib/loading/deferred'

/** Room for pictures beside a list on wide screens. They and their code come once the page is hydrated. */
export function besideRows(fetch: () => Promise<{ default: ComponentType<RowsProps> }>) {
  const Pictures = deferredComponent(fetch, { loading: null, unavailable: () => null })
  return (props: RowsProps) => (
    <div className="mt-8 aspect-video max-lg:hidden">
      <Pictures {...props} />
    </div>
  )
}
