import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Loads the form's resolver. If the code can't be fetched, the form gets a root error of type `code`. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<{ resolver: Resolver<Values, unknown, Output> }>,
): Resolver<Values, unknown, Output> {
  return async (...args) => {
    const code = await load().catch(() => undefined)
    if (code) return code.resolver(...args)
    return { values: {}, errors: { root: { type: 'code' } } as FieldErrors<Values> }
  }
}
