import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { KeptTogether } from '@/components/ui/kept-together'

it('each phrase stays on one line, even if phrases overlap, repeat or appear in a different order', () => {
  const text = 'On Advanced 40 and up. Not on Self-Serve Plus. Advanced 40 comes weekly.'
  const { container } = render(
    <KeptTogether text={text} words={['Self-Serve Plus', 'Advanced 40 and up', 'Advanced 40']} />,
  )
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'Advanced 40 and up',
    'Self-Serve Plus',
    'Advanced 40',
  ])
})
