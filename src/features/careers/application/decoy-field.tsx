import { useFormContext } from 'react-hook-form'

/** A field that people never see and never reach; whoever fills it in is a robot. SPEC section 5. */
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
