import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { withJump, withScript } from './encrypted-pdfs-for-tests.ts'
import { doc, docx, pdf, wordParts, zip } from './files-for-tests.ts'
import { type OleTree, ole, vbaProject } from './ole-for-tests.ts'
import { allZip64, streamed, zip64 } from './zips-for-tests.ts'

type ResumeCase = { what: string; name: string; type: string; bytes: Buffer; refusal: string | undefined }

type File = [what: string, bytes: Buffer, name?: string, type?: string]

const accepted = (files: File[]): ResumeCase[] => files.map((file) => caseOf(file, undefined))
const refused = (reason: string, files: File[]): ResumeCase[] =>
  files.map((file) =>
    caseOf(file, `Please upload only PDF, DOC, or DOCX files. ${reason} Save it as PDF and try again.`),
  )

function caseOf(
  [what, bytes, name = 'resume.pdf', type = '']: File,
  refusal: string | undefined,
): ResumeCase {
  return { what, name, type, bytes, refusal }
}

const small = pdf(900)
const text = (content: string) => Buffer.from(content, 'latin1')
const before = (start: string, bytes: Buffer) => Buffer.concat([text(start), bytes])
const opening = (action: string, ...more: string[]) =>
  pdf(2000, { objects: [action, ...more], catalog: '/OpenAction 4 0 R' })
const withObjects = (...objects: string[]) => pdf(2000, { objects })
const stream = (dictionary: string, content: Buffer) =>
  `<< ${dictionary} /Length ${content.length} >> stream\r\n${content.toString('latin1')}\nendstream`
const objectStream = (objects: string) =>
  stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(objects)))

const script = '/S /JavaScript /JS (app.alert\\(1\\))'

const ownerHash = '566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5'
const readersHash = '0bf85963fe08385ce85fde5773da7a43dc34f12c5e4ebbff16a74791401d9ce6'
/** These entries were made with qpdf 12. The owner password is "owner", and the user password is empty or "u". */
const locks = {
  rc4Of40Bits:
    '/V 1 /R 2 /P -12 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <69eefd34a5a7728a76c0f76bf847e1aec467c279a15d66de4633458359d638cb>',
  rc4: `/V 2 /R 3 /Length 128 /P -1028 /O <${ownerHash}> /U <4aab743b4f6ed2ea086aed6b84c2dbee0021446990b9e4114071a4d9104984c1>`,
  aes: `/V 4 /R 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /P -1028 /O <${ownerHash}> /U <4aab743b4f6ed2ea086aed6b84c2dbee0021446990b9e4114071a4d9104984c1>`,
  plainMetadata: `/V 4 /R 4 /Length 128 /EncryptMetadata false /P -1028 /O <${ownerHash}> /U <a8a7b81847244848adf8a3799e4f00e70021446990b9e4114071a4d9104984c1>`,
  acrobat9:
    '/V 5 /R 5 /Length 256 /P -1028 /U <00e224916199547107cb639f396fee9c6931d140a0cad665cf1f4bf5bbf75f155754a7f3b70a738d837c935ae1f12d6e>',
  aesOf256Bits:
    '/V 5 /R 6 /Length 256 /P -1028 /U <39d11921d14d992881f67837ee7aeaea19a1f9aaee3b71927d30b951ba01d7f521c8a7876c39a1c28cc354db90d24616>',
  readersRc4Of40Bits:
    '/V 1 /R 2 /P -12 /O <94b3d3786f9711a34b5371081cc22b4e1e051fe4915ab88e4e3fccbbde124cb8> /U <0fe0c6c290120b9a7b239533364989cbe0a97a2bc7666f108468572f2fe99aaa>',
  readersRc4: `/V 2 /R 3 /Length 128 /P -1028 /O <${readersHash}> /U <39db5f52cb75233450580ee1f7776ca50021446990b9e4114071a4d9104984c1>`,
  readersAes: `/V 4 /R 4 /Length 128 /P -1028 /O <${readersHash}> /U <39db5f52cb75233450580ee1f7776ca50021446990b9e4114071a4d9104984c1>`,
  readersAesOf256Bits:
    '/V 5 /R 6 /Length 256 /P -1028 /U <e15985737630504bc58a7c877707b831953e1e136d55a53a0f4ce371da04a484e6ba7fa329fea381ceb5d8e3132a3673>',
}
const id = '/ID [<ba8c6442748b25ca88cfd934c562b4b5> <ba8c6442748b25ca88cfd934c562b4b5>]'
const encrypted = (what: string, files: Record<string, string>) =>
  Object.entries(files).map(([cipher, file]): File => [`${what}, ${cipher}`, Buffer.from(file, 'base64')])
const locked = (entries: string) =>
  pdf(2000, {
    objects: [`<< /Filter /Standard ${entries} >>`, ...Array(10).fill('<< >>')],
    trailer: `/Encrypt 4 0 R ${id}`,
  })

/** A PDF whose object stream can't be decrypted, because its key is truncated. */
const damagedKey = pdf(2000, {
  objects: [`<< /Filter /Standard ${locks.aesOf256Bits} /UE <${'00'.repeat(20)}> >>`, objectStream('4 0 1')],
  trailer: `/Encrypt 4 0 R ${id}`,
})

const scripts: Array<[where: string, bytes: Buffer]> = [
  ['', opening(`<< ${script} >>`)],
  [' whose code comes before its type', opening('<< /JS (app.alert\\(1\\)) /S /JavaScript >>')],
  [' after line breaks', opening('<< /S\r\n\t\0\f/JavaScript /JS 5 0 R >>')],
  [' after comments', opening('<< /S % a\n%b\r/JavaScript /JS 5 0 R >>')],
  [' whose type is in hexadecimal', opening('<< /S /#4a#61#76#61#53#63#72#69#70#74 >>')],
  [' whose type is a separate object', opening('<< /S 5 0 R /JS (1) >>', '/JavaScript')],
  [' after an unclosed string', opening('(', `<< ${script} >>`)],
  [' after an unclosed string and an escaped digit', opening(`( \\6 0 obj << ${script} >>`)],
  [' after an unclosed string that ends with a number', opening(`(6 6 0 obj << ${script} >>`)],
  [' after an unclosed string and extra spaces', opening(`(\\\\6  0\n obj << ${script} >>`)],
  [' after a string with parentheses', opening(`<< /T (a \\( (b)) ${script} >>`)],
  [' that runs when a page is opened', withObjects(`<< /AA << /O << ${script} >> >> >>`)],
  [' in compressed objects', withObjects(objectStream(`4 0 << ${script} >>`))],
  [' after a keyword in compressed objects', withObjects(objectStream(`4 0 stream << ${script} >>`))],
  [
    ' in compressed objects, with a letter in hexadecimal',
    withObjects(objectStream('4 0 << /S /Java#53cript >>')),
  ],
  [' in an uncompressed object stream', withObjects(stream('/Type /ObjStm', text(`4 0 << ${script} >>`)))],
  [
    ' in the last of many object streams',
    withObjects(...Array(9).fill(objectStream('4 0 1')), objectStream(`4 0 << ${script} >>`)),
  ],
]

const pdfs = [
  ...accepted([
    ['a PDF', small, 'resume.pdf', 'application/pdf'],
    ['a PDF after a byte order mark', before('\xef\xbb\xbf', small)],
    ['a PDF after a line break', before('\r\n', small)],
    ['a PDF after a print ticket', before(`${'%-12345X@PJL SET COPIES=1\n'.repeat(30)}\n`, small)],
    ['a PDF that opens at a certain page', opening('<< /S /GoTo /D [3 0 R /Fit] >>')],
    [
      'a PDF whose title mentions a script',
      withObjects(`<< /Title (<< ${script} >>, \\) /S /JavaScript) >>`),
    ],
    [
      'a PDF with the text of a script in nested parentheses',
      withObjects('<< /T (a (b /S /Launch) /S /JavaScript) >>'),
    ],
    [
      'a PDF whose page shows a script',
      withObjects(stream('', text('BT (/S /JavaScript) Tj /S /Launch ET'))),
    ],
    ['a PDF that lists JavaScript', withObjects('<< /Title (HTML/JavaScript, /Launch) /JavaScript 7 >>')],
    ['a PDF with compressed objects', withObjects(objectStream('4 0 << /S /GoTo /T (/S /JavaScript) >>'))],
    ['a PDF with damaged objects', withObjects(stream('/Type /ObjStm /Filter /FlateDecode', text('?')))],
    ['a PDF that only restricts changes, RC4 40', locked(locks.rc4Of40Bits)],
    ['a PDF that only restricts changes, RC4 128', locked(locks.rc4)],
    ['a PDF that only restricts changes, AES 128', locked(locks.aes)],
    ['a PDF that only restricts changes, with plain metadata', locked(locks.plainMetadata)],
    ['a PDF that only restricts changes, Acrobat 9', locked(locks.acrobat9)],
    ['a PDF that only restricts changes, AES 256', locked(locks.aesOf256Bits)],
    ['a PDF with a damaged key', damagedKey],
    ...encrypted('an encrypted PDF that opens at a certain page', withJump),
    ['a PDF without a media type', small],
    ['a PDF with an unknown media type', small, 'resume.PDF', 'application/octet-stream'],
    ['a PDF with the media type of an image', small, 'resume.pdf', 'image/png'],
    ['a PDF with a download number after its extension', small, 'resume.pdf (1)'],
    ['a PDF whose name is a number', small, '1000012345', 'Application/PDF'],
  ]),
  ...refused('This one contains a script.', [
    ...scripts.map(([where, bytes]): File => [`a PDF with a script${where}`, bytes]),
    ...encrypted('a PDF with an encrypted script', withScript),
  ]),
  ...refused('This one has a link that opens a program or another file.', [
    ['a PDF with an action that starts a program', opening('<< /S /Launch /F (cmd.exe) >>')],
    [
      'a PDF with an action that starts a program, in compressed objects',
      withObjects(objectStream('4 0 << /S /Launch >>')),
    ],
  ]),
  ...refused('This one is password-protected.', [
    ['a PDF with a password, RC4 40', locked(locks.readersRc4Of40Bits)],
    ['a PDF with a password, RC4 128', locked(locks.readersRc4)],
    ['a PDF with a password, AES 128', locked(locks.readersAes)],
    ['a PDF with a password, AES 256', locked(locks.readersAesOf256Bits)],
    [
      'a PDF encrypted for a certificate',
      pdf(2000, { trailer: '/Encrypt << /Filter /Adobe.PubSec /V 4 >>' }),
    ],
  ]),
  ...refused('This one is incomplete.', [
    ['a PDF that is cut off', pdf(90_000).subarray(0, 80_000)],
    ['a PDF of five bytes', text('%PDF-')],
    ['a PDF of zeros', Buffer.alloc(5000)],
  ]),
  ...refused('This one is too large when it’s unpacked.', [
    ['a PDF that decompresses to 20 MB', withObjects(objectStream(' '.repeat(20 * 1024 * 1024)))],
    ['a PDF with 3,000 object streams', withObjects(...Array(3000).fill(objectStream('4 0 1')))],
  ]),
  ...refused('Part of this one can’t be checked.', [
    ['a PDF with LZW-compressed objects', withObjects(stream('/Type /ObjStm /Filter /LZWDecode', text('?')))],
    [
      'a PDF with compressed objects in hexadecimal',
      withObjects(stream('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', text('3420>'))),
    ],
    [
      'a PDF with objects that are compressed twice',
      withObjects(
        stream('/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(text('4 0 1')))),
      ),
    ],
    [
      'a PDF whose filter is a separate object',
      withObjects(stream('/Type /ObjStm /Filter 9 0 R', deflateSync(text('4 0 1')))),
    ],
  ]),
]

const types = '[Content_Types].xml'
const xml = 'word/document.xml'
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const withMain = (name: string, partName = `/${name}`) =>
  docx(2000, {
    [types]: (wordParts[types] ?? '').replace(`/${xml}`, partName),
    '_rels/.rels': (wordParts['_rels/.rels'] ?? '').replace(xml, name),
    [name]: wordParts[xml] ?? '',
  })
const withTypes = (change: (types: string) => string, others: Record<string, Uint8Array | string> = {}) =>
  docx(2000, { ...wordParts, ...others, [types]: change(wordParts[types] ?? '') })
const withPart = (name: string, content: Uint8Array | string = '') =>
  docx(2000, { ...wordParts, [name]: content })

/** A module with attributes, "Option Explicit" and a comment. */
const emptyProject = vbaProject(
  'AbWwAEF0dHJpYnV0AGUgVkJfTmFtAGUgPSAiVGhpAHNEb2N1bWVuEHQiDQoKjEJhcwECjDFOb3JtYWwCLhlWR2xvYmFsIQGqU3BhYwFsRmEIbHNlDEpDb250CHJvbAFUQnV0dEBvbjEsIDACAk0EU0YAZHMsIENvYG1tYW5kAx4AZU8AcHRpb24gRXgAcGxpY2l0DQoAJyBOb3RoaW4AZyBoZXJlOiAAU3ViIEF1dG8AT3BlbigpDQo=',
)
/** The same module with "Sub AutoOpen()", which runs cmd.exe. */
const macros = vbaProject(
  'AdOwAEF0dHJpYnV0AGUgVkJfTmFtAGUgPSAiVGhpAHNEb2N1bWVuEHQiDQoKjEJhcwECjDFOb3JtYWwCLhlWR2xvYmFsIQGqU3BhYwFsRmEIbHNlDEpDb250CHJvbAFUQnV0dEBvbjEsIDACAk0EU0YAZHMsIENvYG1tYW5kAx4AZU8AcHRpb24gRXgAcGxpY2l0DQoAJyBOb3RoaW4AZyBoZXJlOiAAU3ViIEF1dG8AT3BlbigpDQoBDQ8gIFNoZWxsACAiY21kLmV4ImWAKUVuZAEbDQo=',
)
const compiledOnly: OleTree = { ...emptyProject, ThisDocument: Buffer.alloc(500, 7) }
const macroEnabled = (change: string) =>
  change.replace(mainType, 'application/vnd.ms-word.document.macroEnabled.main+xml')

const largeProject = ole({ VBA: emptyProject, filler: Buffer.alloc(8_000_000) })

/** A DOCX with a changed byte in the first entry of its directory. */
const withDirectory = (at: number, byte: number) => {
  const archive = docx(2000)
  archive[archive.indexOf('PK\x01\x02') + at] = byte
  return archive
}
const opc = (part: string) => ({ [types]: '<Types/>', [part]: '<x/>' })
const open = (kind: string) => ({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '' })
const encryptedPackage = ole({ EncryptionInfo: Buffer.alloc(9), EncryptedPackage: Buffer.alloc(5000) })

type WordFile = [what: string, bytes: Buffer, type?: string]
const namedAs = (name: string) => (files: WordFile[]) =>
  files.map(([what, bytes, type]): File => [what, bytes, name, type])
const docxName = namedAs('resume.docx')
const docName = namedAs('resume.doc')

const vbaBin = 'word/vbaProject.bin'
const override = `<t:Types><t:Override  ContentType = "${mainType}"\n PartName = "/${xml}" /></t:Types>`
const byExtension = `<Types><Default Extension="xml" ContentType="${mainType}"/></Types>`
const macroPart =
  '<Override PartName="/word/theme.dat" ContentType="application/vnd.ms-office.vbaProject"/><Override'
const nine = Buffer.alloc(9)
const workbook = ole({ Workbook: nine })

const acceptedDocxs = docxName([
  ['a DOCX', docx(2000)],
  ['a DOCX whose files have a comment', docx(2000, undefined, { comment: 'by hand' })],
  ['a DOCX from Word for the web', withMain('word/document2.xml')],
  ['a DOCX with its main part in another folder', withMain('content/resume.part', '/CONTENT/Resume.part')],
  ['a DOCX with backslashes in its part names', withMain('word\\document.xml', `/${xml}`)],
  ['a DOCX with capitals in its part names', withMain('Word/Document.XML', `/${xml}`)],
  ['a DOCX with leading slashes in its part names', withMain(`/${xml}`)],
  ['a DOCX whose content types are in single quotes', withTypes((list) => list.replaceAll('"', "'"))],
  ['a DOCX whose attributes are in another order', withTypes(() => override)],
  ['a DOCX that lists content types by extension', withTypes(() => byExtension)],
  ['a DOCX with unreadable content types', withTypes(() => '')],
  ['a compressed DOCX', docx(2000, wordParts, { level: 6 })],
  ['a DOCX with a comment, and sizes after the content', Buffer.from(streamed, 'base64')],
  ['a DOCX in zip64 format', Buffer.from(zip64, 'base64')],
  ['a DOCX with all sizes and offsets in zip64 format', Buffer.from(allZip64, 'base64')],
  ['a DOCX with an empty VBA project', withPart(vbaBin, ole({ VBA: emptyProject }))],
  ['a DOCX with an empty VBA project under a folder', withPart(vbaBin, ole({ a: { VBA: emptyProject } }))],
  ['a DOCX with an embedded workbook', withPart('word/embeddings/oleObject1.bin', workbook)],
  ['a DOCX from WPS Office', docx(2000), 'application/wps-office.docx'],
  ['a DOCX with the media type of a zip archive', docx(2000), 'application/zip'],
])
const docxsWithMacros = docxName([
  ['a DOCX with macros', withPart(vbaBin, ole({ VBA: macros }))],
  [
    'a DOCX with macros under another name',
    withTypes((list) => list.replace('<Override', macroPart), { 'word\\Theme.dat': ole({ VBA: macros }) }),
  ],
  ['a DOCX with compiled macros', withPart(vbaBin, ole({ VBA: compiledOnly }))],
  ['a DOCX with an unreadable VBA project', withPart(vbaBin, 'VBA')],
  ['a DOCX with a VBA project of 8 MB', docx(2000, { ...wordParts, [vbaBin]: largeProject }, { level: 6 })],
  ['a DOCM with macros', withTypes(macroEnabled, { [vbaBin]: ole({ VBA: macros }) })],
])
const docsWithMacros = docName([
  ['a DOC with macros', doc(9000, { Macros: { VBA: macros } })],
  ['a DOC with compiled macros', doc(9000, { Macros: { VBA: compiledOnly } })],
  ['a DOC with macros in an embedded object', doc(9000, { Pool: { _1: { Macros: { VBA: macros } } } })],
])
const docxsWithScripts = docxName([
  ['a DOCX with a script', withPart('word/embeddings/run.js')],
  ['a DOCX with a script in capitals', withPart('word\\media\\RUN.VBS')],
])
const docxsWithPassword = docxName([
  ['a DOCX with a password', encryptedPackage],
  ['a DOCX in an archive with a password', withDirectory(8, 1)],
])
const docsWithPassword = docName([
  ['a DOC with a password', doc(9000, {}, { isLocked: true })],
  ['a DOCX with a password, named .doc', encryptedPackage],
])
const cutOff = [
  ...docxName([['a DOCX that is cut off', docx(9000).subarray(0, 8900)]]),
  ...docName([
    ['a DOC that is cut off', doc(90_000).subarray(0, 40_000)],
    ['a DOC of eight bytes', doc(9000).subarray(0, 8)],
  ]),
]

const docxs = [
  ...accepted(acceptedDocxs),
  ...refused('This one contains macros.', [...docxsWithMacros, ...docsWithMacros]),
  ...refused('This one contains a script.', docxsWithScripts),
  ...refused(
    'This one contains a program.',
    docxName([['a DOCX with a program', withPart('word/media/a.EXE')]]),
  ),
  ...refused('This one is password-protected.', [...docxsWithPassword, ...docsWithPassword]),
  ...refused('This one is incomplete.', cutOff),
  ...refused('This one is damaged.', docxName([['a DOCX with a damaged directory', withDirectory(2, 0)]])),
]

const docs = accepted(
  docName([
    ['a DOC', doc(9000), 'application/msword'],
    ['a DOC with sectors of 4 kB', doc(90_000, {}, { shift: 12 })],
    ['a DOC with an empty VBA project', doc(9000, { Macros: { VBA: emptyProject } })],
    ['a DOC with an unknown media type', doc(9000), 'application/octet-stream'],
  ]),
)

const html = text('\r\n<!DOCTYPE html><html><body>Ada Diaz</body></html>')
const rtf = text('{\\rtf1\\ansi Ada Diaz}')
const jpeg = text('\xff\xd8\xff\xe0\0\x10JFIF\0')
const heic = text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')

const really = (kind: string, files: File[]) => refused(`This one is really ${kind}.`, files)
const renamed = [
  ...really('a DOCX file', docName([['a DOCX named .doc', docx(2000), 'application/msword']])),
  ...really('a DOC file', docxName([['a DOC named .docx', doc(9000)]])),
  ...really('a PDF file', docxName([['a PDF named .docx', small]])),
  ...really('a DOCM file', docxName([['a DOCM without macros', withTypes(macroEnabled)]])),
  ...really(
    'an RTF file',
    docName([
      ['an RTF named .doc', rtf],
      ['an RTF after a byte order mark', before('\xef\xbb\xbf', rtf)],
    ]),
  ),
  ...really('an ODT file', docxName([['an ODT named .docx', zip(open('text'))]])),
  ...really('a Pages file', docxName([['a Pages file named .docx', zip({ 'Index/Document.iwa': '' })]])),
  ...really('an Excel file', [
    ...docxName([['an XLSX named .docx', zip(opc('xl/workbook.xml'))]]),
    ...docName([['an XLS named .doc', ole({ Workbook: nine, ObjectPool: { _1: { WordDocument: nine } } })]]),
  ]),
  ...really('a PowerPoint file', [
    ...docxName([['a PPTX named .docx', zip(opc('ppt/presentation.xml'))]]),
    ...docName([['a PPT named .doc', ole({ 'PowerPoint Document': nine })]]),
  ]),
  ...really(
    'an Outlook message',
    docName([['an email named .doc', ole({ '__properties_version1.0': nine })]]),
  ),
  ...really('an HTML file', [
    ...docName([
      ['HTML named .doc', html],
      ['a web archive named .doc', text('MIME-Version: 1.0\r\n\r\n<p>Ada')],
    ]),
    ['HTML named .pdf', html],
  ]),
  ...really('an XML file', docName([['Word 2003 XML', text('<?xml version="1.0"?><w:wordDocument>')]])),
  ...really('an image', [['a JPEG named .pdf', jpeg], ...docxName([['a HEIC named .docx', heic]])]),
  ...really('a text file', docName([['text named .doc', text('Ada Diaz\r\nField Photographer\r\n')]])),
  ...really('another kind of file', [
    ['a program named .pdf', before('MZ', Buffer.alloc(2000))],
    ...docName([
      ['an installer named .doc', ole({ '\u4840\u3f3f': Buffer.alloc(9) })],
      ['a file that starts almost like a DOC', Buffer.from(doc(9000)).fill(0, 7, 8)],
    ]),
    ...docxName([
      ['an archive named .docx', zip({ 'resume.pdf': small })],
      ['an EPUB named .docx', zip(open('?'))],
    ]),
  ]),
]

const notTheName = 'The name of this one doesn’t end in .pdf, .doc or .docx.'
const named = (name: string, bytes: Buffer, type = ''): File => [name, bytes, name, type]
const otherNames = [
  ...refused('This one is an ODT file.', [named('resume.odt', zip(open('text')))]),
  ...refused('This one is a Pages file.', [named('resume.pages', zip({ 'Index/Document.iwa': '' }))]),
  ...refused('This one is an RTF file.', [named('resume.rtf', rtf, 'text/rtf')]),
  ...refused('This one is a DOCM file.', [named('resume.docm', withTypes(macroEnabled))]),
  ...refused('This one is an image.', [
    named('resume.png', text('\x89PNG\r\n\x1a\n\0\0'), 'image/png'),
    named('resume.heic', heic),
  ]),
  ...refused('This one is a text file.', [named('resume.txt', text('Ada Diaz'), 'text/plain')]),
  ...refused(notTheName, [
    named('resume.exe', small, 'application/pdf'),
    named('resume.pdf.exe', small),
    named('resume.constructor', small),
    named('resume', small),
    named('resume.zip', pdf(5 * 1024 * 1024 + 1)),
  ]),
  ...refused('The name and the type of this one don’t match.', [
    ['a PDF with the media type of a DOC', small, 'resume.pdf', 'application/msword'],
  ]),
]

const sizes = [
  caseOf(['an empty file', Buffer.alloc(0)], 'This file is empty. Please choose another one.'),
  caseOf(['a file of 5 MB plus one byte', pdf(5 * 1024 * 1024 + 1)], 'File size must be less than 5MB'),
  caseOf(['a file of 5 MB', pdf(5 * 1024 * 1024)], undefined),
]

export const resumeCases: ReadonlyArray<ResumeCase> = [
  ...pdfs,
  ...docxs,
  ...docs,
  ...renamed,
  ...otherNames,
  ...sizes,
]
