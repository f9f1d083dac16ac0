import { expect, test } from 'vitest'
import { failureText } from '@/features/careers/application/failure-text'

const large = 'Resume file is too large. Please use a file smaller than 5MB.'
const strange = 'Invalid file format. Please upload a PDF, DOC, or DOCX file.'
const many = 'Too many requests. Please wait a few minutes and try again.'
const network = 'Network error. Please check your connection and try again.'
const other = 'Failed to submit application. Please try again.'

test.each([
  ['File size must be less than 5MB', large],
  ['File type not accepted', strange],
  ['Unknown format', strange],
  ['rate limit exceeded', many],
  ['Too many requests were sent from here', many],
  ['The network connection failed', network],
  ['connection reset', network],
  ['We could not take your message', other],
  ['', other],
])('%s', (message, text) => expect(failureText(message)).toBe(text))
