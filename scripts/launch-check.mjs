// Lists the content and settings that must change or be checked before the site goes public. Exits with status 1 if
// there are any.
import { loadEnv } from 'vite'
import { loadContent } from './launch-check/content.mjs'
import {
  describePoint,
  oldSources,
  unfinishedContent,
  unfinishedSettings,
} from './launch-check/open-points.mjs'

const env = { ...loadEnv('production', process.cwd(), ''), ...process.env }
const content = await loadContent()
const points = [...unfinishedContent(content), ...oldSources(content), ...unfinishedSettings(env)]

for (const point of points) console.log(describePoint(point))
console.log(points.length === 0 ? 'Nothing is left: ready to launch.' : `\n${points.length} points are open.`)
process.exitCode = points.length === 0 ? 0 : 1
