import { expect, test, vi } from 'vitest'
import { readResume, refusalOf } from '@/features/leads/application/resume-file'
import { resumeCases } from '../../../supabase/functions/send-email/resume/resume-cases.ts'

// resumes.test.ts runs all cases, so one for each reason is enough here.
const casesByRefusal = new Map(resumeCases.map((each) => [each.refusal, each]))

for (const { what, name, type, bytes, refusal } of casesByRefusal.values()) {
  test(`a resume is ${refusal ? 'rejected' : 'accepted'} before the upload: ${what}`, async () => {
    expect(await refusalOf(new File([new Uint8Array(bytes)], name, { type }))).toBe(refusal)
  })
}

test('if the resume check can’t be loaded, only the size of a resume is checked before the upload', async () => {
  vi.doMock('@shared/contracts/resume/check-resume', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.resetModules()
  const withoutCheck = await import('@/features/leads/application/resume-file')
  expect(await withoutCheck.refusalOf(new File(['MZ'], 'cv.pdf'))).toBeUndefined()
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf')
  expect(await withoutCheck.refusalOf(large)).toBe('File size must be less than 5MB')
  vi.doUnmock('@shared/contracts/resume/check-resume')
})

test('a resume must be chosen again if it can’t be read', async () => {
  const moved = new File(['%PDF-1.7'], 'cv.pdf')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotFoundError'))
  expect(await refusalOf(moved)).toBe('This file can’t be read. Please choose it again.')
})

test.each([
  ['cv.pdf', 'application/x-pdf', 'application/pdf'],
  ['cv.DOCX', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['cv.doc (2)', 'application/kswps', 'application/msword'],
  ['1000012345', 'application/pdf', 'application/pdf'],
])('a resume named %s of the type %j is sent as %s', async (name, type, sent) => {
  const payload = { name, type: sent, data: `data:${sent};base64,QWRh` }
  expect(await readResume(new File(['Ada'], name, { type }))).toEqual(payload)
})
