import { screen } from '@testing-library/react'
import { expect } from 'vitest'

/** Expects each field, by its label, to be invalid and described by its message. */
export function expectErrors(messages: Record<string, string>) {
  for (const [label, message] of Object.entries(messages)) {
    const field = screen.getByLabelText(label)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  }
}
