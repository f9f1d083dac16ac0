import { expect, it } from 'vitest'
import { unfinishedContent } from '../../scripts/launch-check/open-points.mjs'

const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.ts', { eager: true })

it.each(['why/first-month', 'services/who-comes', 'services/operating-facts'])(
  'launch-check names %s as sample content',
  (name) => {
    const samples = unfinishedContent(modules).filter(({ what }) => what === 'still sample content')
    expect(samples.map(({ where }) => where)).toContain(`/src/content/${name}.ts`)
  },
)
