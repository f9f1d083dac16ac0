import { useFormContext } from 'react-hook-form'

/** A honeypot: people never see or reach this field, so only a bot fills it in. SPEC section 5. */
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
