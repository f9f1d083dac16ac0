import { fileKindOf, type KnownFile } from './file-kind.ts'
import {
  type ResumeExtension,
  resumeEndingOf,
  resumeLimitBytes,
  resumeMessages,
  resumeTypes,
} from './resume.ts'

const wrongName = 'The name of this one doesn’t end in .pdf, .doc or .docx.'
const wrongType = 'The name and the type of this one don’t match.'

type CheckedResume = { extension: ResumeExtension; refusal?: never } | { extension?: never; refusal: string }

/**
 * Checks name, media type, size and content (SPEC section 5 and RULINGS section 11), in the browser and on the server.
 * Takes linear time.
 * @param content the whole file; unused for a file larger than `resumeLimitBytes`
 * @returns the extension for storing the file, or an error message for the visitor
 */
export function checkResume(
  file: { name: string; type: string; size: number },
  content: Uint8Array,
): CheckedResume {
  const { size } = file
  const typed = typeNamed(file.type)
  const expected = resumeEndingOf(file.name) ?? typed ?? 'other'
  if (size === 0) return { refusal: resumeMessages.empty }
  if (size > resumeLimitBytes)
    return expected === 'other' ? refuse(wrongName) : { refusal: resumeMessages.size }

  const found = fileKindOf(content)
  if ('fault' in found) return refuse(found.fault)
  if (expected === 'other') return refuse(reasonOfOther(found))
  const reason = reasonOf(found, expected) ?? (typed && typed !== expected ? wrongType : undefined)
  return reason ? refuse(reason) : { extension: expected }
}

function reasonOf(found: KnownFile, expected: ResumeExtension): string | undefined {
  return found.kind === expected ? found.faultOf?.() : `This one is really ${found.called}.`
}

function reasonOfOther({ kind, called }: KnownFile): string {
  return kind === 'other' ? `This one is ${called}.` : wrongName
}

function refuse(reason: string): CheckedResume {
  return { refusal: `${resumeMessages.type}. ${reason} Save it as PDF and try again.` }
}

function typeNamed(type: string): ResumeExtension | undefined {
  const extensions = Object.keys(resumeTypes) as ResumeExtension[]
  return extensions.find((extension) => resumeTypes[extension] === type.toLowerCase())
}
