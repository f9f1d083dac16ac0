import type * as z from 'zod/mini'

/** Returns a function that validates one field and returns its first message. Other fields are missing. */
export function messageFor(schema: z.ZodMiniType) {
  return (field: string, value: unknown) =>
    schema.safeParse({ [field]: value }).error?.issues.find((issue) => issue.path[0] === field)?.message
}
