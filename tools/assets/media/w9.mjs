import { writeFileSync } from 'node:fs'
import { brand } from '../../../scripts/brand.mjs'

/** A US letter page in points. `y` increases upward. */
const page = { width: 612, height: 792, margin: 72 }

/** @type {ReadonlyArray<[font: 'F1' | 'F2', size: number, y: number, text: string]>} */
const lines = [
  ['F2', 13, 668, brand.name],
  ['F2', 30, 600, 'Form W-9: placeholder'],
  ['F1', 13, 556, `This is a placeholder for ${brand.name}'s Form W-9, Request for Taxpayer`],
  ['F1', 13, 537, 'Identification Number and Certification. It is not a tax form, it is not'],
  ['F1', 13, 518, 'signed, and it carries no taxpayer identification number.'],
  ['F2', 13, 474, 'How to get the signed form'],
  ['F1', 13, 451, `Write to ${brand.supportEmail} and we send the signed W-9 by return mail.`],
  ['F1', 13, 432, `Or call ${brand.phone.display}, ${brand.hours}.`],
  ['F1', 10, 84, `${brand.name}, ${brand.addressLines.join(', ')}`],
]

export function writeW9() {
  writeFileSync('public/documents/w9-placeholder.pdf', pdf(), 'latin1')
}

function pdf() {
  const content = lines.map(textLine).join('\n')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(`${brand.name} Form W-9 (placeholder)`)} /Author ${literal(brand.name)} >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

/** @param {(typeof lines)[number]} line */
function textLine([font, size, y, text]) {
  return `BT 0.055 0.067 0.086 rg /${font} ${size} Tf ${page.margin} ${y} Td ${literal(text)} Tj ET`
}

/** @param {string} text */
function literal(text) {
  return `(${text.replace(/[\\()]/g, '\\$&')})`
}
