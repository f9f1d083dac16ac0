import { useFormContext } from 'react-hook-form'

/**
 * A honeypot: an invisible decoy field. If it's filled in, applications are rejected (SPEC section 5), and messages are
 * stored but not delivered.
 */
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
