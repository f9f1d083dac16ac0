import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** The error message for `field`, or undefined if its value is accepted. */
export function firstMessage(schema: Schema, input: Record<string, unknown>, field: string) {
  const issues = schema.safeParse(input).error?.issues ?? []
  return issues.find((issue) => issue.path[0] === field)?.message
}

/** Checks one field of a form whose other fields are `valid`. */
export function messageFor(schema: Schema, valid: Record<string, unknown>) {
  return (field: string, value: unknown) => firstMessage(schema, { ...valid, [field]: value }, field)
}
