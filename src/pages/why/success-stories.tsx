import { Section } from '@/components/layout/section'
import { sampleFigures } from '@/content/site/sample-figures'
import { successStories } from '@/content/why/success-stories'
import { whyCopy } from '@/content/why/why'
import { StoryCard } from './story-card'

export function SuccessStories() {
  return (
    <Section heading={whyCopy.stories.heading} lead={sampleFigures} tone="ink">
      <ul className="grid gap-x-10 gap-y-6 lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)] lg:gap-y-0">
        {successStories.map((story) => (
          <li key={story.id} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
