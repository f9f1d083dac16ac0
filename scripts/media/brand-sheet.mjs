import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { contentHash } from './served-picture.mjs'

const masters = 'media/brands'
// Space between wordmarks, so that none bleeds into another.
const rowHeight = 64

/**
 * All wordmarks in one file: one request instead of seventeen. The URL fragment selects one.
 * @returns {string} the sheet's file name in public/pictures
 */
export function writeBrandSheet() {
  const rows = readdirSync(masters)
    .sort()
    .map((file, row) => {
      const svg = readFileSync(`${masters}/${file}`, 'utf8')
      const width = Number(svg.match(/ width="(\d+)"/)?.[1])
      const height = Number(svg.match(/ height="(\d+)"/)?.[1])
      if (!width || !height) throw new Error(`${masters}/${file} has no width and height`)
      const top = row * rowHeight
      return {
        view: `<view id="${file.replace('.svg', '')}" viewBox="0 ${top} ${width} ${height}"/>`,
        picture: svg
          .trim()
          .replace(' xmlns="http://www.w3.org/2000/svg"', '')
          .replace('<svg', `<svg y="${top}"`),
      }
    })
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${rows.map(({ view }) => view).join('')}${rows
    .map(({ picture }) => picture)
    .join('')}</svg>\n`
  const name = `brands.${contentHash(Buffer.from(sheet))}.svg`
  writeFileSync(`public/pictures/${name}`, sheet)
  writeFileSync(
    'src/content/media/brand-sheet.ts',
    `// Written by \`npm run media\`; edits are lost.\nexport const brandSheet = '/pictures/${name}'\n`,
  )
  return name
}
