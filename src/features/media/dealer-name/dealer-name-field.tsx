import { Suspense, useEffect, useId, useState } from 'react'
import { dealerNameCopy as copy } from '@/content/dealer-name/dealer-name'
import { early } from '@/lib/early-input'
import { lazyWithFallback } from '@/lib/lazy-with-fallback'
import { whenIdle } from '@/lib/when-idle'
import { useDealerNameField } from './use-dealer-name-field'

const DealerNameControls = lazyWithFallback(() => import('./dealer-name-controls'))

export type DealerNameFieldProps = {
  help: string
  /** Omit this on pages with our viewer, because the viewer then takes the picture. */
  takePicture?: () => Promise<Blob | undefined>
}

export function DealerNameField({ help, takePicture }: DealerNameFieldProps) {
  const id = useId()
  const { field, dealer, ...options } = useDealerNameField()
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => whenIdle(() => setIsWanted(true)), [])

  return (
    <form
      {...early.draft('store', 'store')}
      method="dialog"
      className="@container grid grid-cols-[minmax(0,22rem)_auto_1fr] noscript:hidden"
    >
      <label htmlFor={id} className="col-span-full mb-1.5 font-semibold">
        {copy.label}
      </label>
      <input
        {...field}
        id={id}
        name="name"
        dir="auto"
        autoComplete="off"
        placeholder={copy.placeholder}
        aria-describedby={`${id}-help`}
        className="block min-h-12 w-full rounded border border-control bg-paper px-4 py-3 text-16 text-ink placeholder:text-steel"
      />
      <p id={`${id}-help`} className="col-span-full mt-1.5 text-14">
        {help}
      </p>
      {isWanted && dealer && (
        <Suspense>
          <DealerNameControls dealer={dealer} {...options} takePicture={takePicture} />
        </Suspense>
      )}
    </form>
  )
}
