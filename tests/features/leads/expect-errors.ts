import { screen } from '@testing-library/react'
import { expect } from 'vitest'

/** Expects the field with each label to be invalid and to have the message in its description. */
export function expectErrors(messages: Record<string, string>) {
  for (const [label, message] of Object.entries(messages)) {
    const field = screen.getByLabelText(label)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  }
}
