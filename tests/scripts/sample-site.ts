import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { jobIds, jobPath, paths } from '@/lib/paths'

export const pages = [
  ...Object.values(paths).filter((path) => path !== paths.campaignShort),
  ...jobIds.map(jobPath),
]

export const loader = "addEventListener('load', () => import('/assets/index-BmaK5VuM.js'))"

/** A page as the build writes it. */
export function pageHtml(name: string, head = '') {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" /><style>/* ${name} */</style>${head}
<script type="application/ld+json">{"text":"<p style='color:red' onclick='no()'>"}</script><script>${loader}</script>
</head><body><img alt="the style=&quot;old&quot; car" src="/a.avif"><p title='has style="a" in it'></p></body></html>`
}

/** A built site in a folder of its own, as few files as there are kinds. */
export function writeSampleSite(extra: Record<string, string> = {}) {
  const outDir = join(mkdtempSync(join(tmpdir(), 'sample-site-')), 'site')
  const files = {
    ...Object.fromEntries(pages.map((path) => [`${path.slice(1) || 'index'}.html`, pageHtml(path)])),
    'pricing-calculator-hidden.html': pageHtml('calculator', '<meta content="noindex" name="robots"/>'),
    'viewer/index.html':
      '<meta charset="utf-8"><meta name="robots" content="noindex"><script src="/x.js"></script>',
    'film/player.html':
      '<meta charset="utf-8"><meta name="robots" content="noindex"><script src="player.js" defer></script>',
    'film/player.js': '',
    '404.html': pageHtml('not found'),
    'assets/index-BmaK5VuM.js': '',
    'assets/index-BmaK5VuM.js.br': '',
    'pictures/hero.1aaeb8a3-480.avif': '',
    'fonts/archivo-text.f99bca8c.woff2': '',
    'spin/white/00.241933d0-800.avif': '',
    'spin/white.json': '{}',
    'icon.svg': '<svg style="color:red"/>',
    ...extra,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, name)), { recursive: true })
    writeFileSync(join(outDir, name), text)
  }
  return outDir
}
