import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

export function firstMessage(schema: Schema, input: Record<string, unknown>, field: string) {
  const issues = schema.safeParse(input).error?.issues ?? []
  return issues.find((issue) => issue.path[0] === field)?.message
}

export function messageFor(schema: Schema, valid: Record<string, unknown>) {
  return (field: string, value: unknown) => firstMessage(schema, { ...valid, [field]: value }, field)
}
