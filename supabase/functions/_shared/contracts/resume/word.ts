import { type OleStream, readOle } from './ole.ts'
import { hasMacros } from './vba.ts'
import { partName, type ZipEntry } from './zip.ts'

const contentTypesName = '[content_types].xml'
const maxContentTypesBytes = 1024 * 1024
const maxMacroBytes = 16 * 1024 * 1024
const utf8 = new TextDecoder()

const mainType = /wordprocessingml\.(?:document|template)\.main\+xml|ms-word\.\w+\.macroenabled\w*\.main\+xml/
const macroMainType = /macroenabled/
const macroType = /ms-office\.vbaproject/
/** The usual name of the main part, for a package without a readable list of content types. */
const usualMainName = /^word\/document\d*\.xml$/
const partNameAttribute = /\spartname\s*=\s*["']([^"']*)/
const extensionAttribute = /\sextension\s*=\s*["']([^"']*)/
const contentTypeAttribute = /\scontenttype\s*=\s*["']([^"']*)/
const usualMacroName = /vba\w*\.bin$/
const scripts = /\.(?:js|jse|vbs?|vbe|hta|ps1|bat|cmd|wsf|sct)$/
const programs = /\.(?:exe|dll|com|scr|msi|jar|lnk)$/

type WordFault = 'macros' | 'script' | 'program' | 'locked' | 'cut-off'

type TypeOf = (name: string) => string

/**
 * Word opens a package with a DOCM content type only if the file's extension is also `docm`, so such a package isn't a
 * DOCX.
 */
export function wordKindOf(entries: ReadonlyArray<ZipEntry>, typeOf: TypeOf): 'docx' | 'docm' | undefined {
  const types = entries.map(({ name }) => typeOf(name)).filter((type) => mainType.test(type))
  if (types.length > 0) return types.some((type) => macroMainType.test(type)) ? 'docm' : 'docx'
  return entries.some(({ name }) => usualMainName.test(name)) ? 'docx' : undefined
}

/** Returns undefined for a Word package without macros, scripts or programs. */
export function docxFaultOf(entries: ReadonlyArray<ZipEntry>, typeOf: TypeOf): WordFault | undefined {
  if (entries.some(({ name }) => scripts.test(name))) return 'script'
  if (entries.some(({ name }) => programs.test(name))) return 'program'
  let left = maxMacroBytes
  for (const { name, unpack } of entries) {
    if (!usualMacroName.test(name) && !macroType.test(typeOf(name))) continue
    const content = unpack(left)
    const streams = content && readOle(content)
    if (!streams || hasMacros(streams)) return 'macros'
    left -= content.length
  }
  return undefined
}

export function contentTypesOf(entries: ReadonlyArray<ZipEntry>): TypeOf | undefined {
  const entry = entries.find(({ name }) => name === contentTypesName)
  if (!entry) return undefined
  const xml = utf8.decode(entry.unpack(maxContentTypesBytes)).toLowerCase()
  const types = new Map<string, string>()
  for (const [element] of xml.matchAll(/<[^<>]*>/g)) {
    const part = partNameAttribute.exec(element)?.[1]
    const key = part === undefined ? `.${extensionAttribute.exec(element)?.[1]}` : partName(part)
    types.set(key, contentTypeAttribute.exec(element)?.[1] ?? '')
  }
  return (name) => types.get(name) ?? types.get(`.${name.split('.').at(-1)}`) ?? ''
}

/**
 * Returns undefined for a complete DOC that isn't encrypted (fEncrypted in [MS-DOC] section 2.5.2) and has no macros.
 */
export function docFaultOf(streams: ReadonlyArray<OleStream>): WordFault | undefined {
  const main = streams.find(({ name, storage }) => storage === 0 && name === 'worddocument')
  const content = main?.read()
  if (!main || !content || content.length < main.size || content.length < 12) return 'cut-off'
  if (((content[11] ?? 0) & 1) === 1) return 'locked'
  return hasMacros(streams) ? 'macros' : undefined
}
