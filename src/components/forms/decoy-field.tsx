import { useFormContext } from 'react-hook-form'

/** A honeypot that people can't see or reach: an application that fills it in is refused (SPEC section 5), a message is held. */
export function DecoyField() {
  const { register } = useFormContext()
  return (
    <div aria-hidden="true" className="sr-only">
      <input
        {...register('website')}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
        data-protonpass-ignore="true"
      />
    </div>
  )
}
