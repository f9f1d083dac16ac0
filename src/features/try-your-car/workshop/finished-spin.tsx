import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { tryYourCarCopy } from '@/content/try-your-car/try-your-car'
import { contactPath } from '@/lib/paths'
import { TakeAwayActions } from './take-away-actions'
import type { DoneStage, Workshop } from './use-workshop'

const { proper, done } = tryYourCarCopy

export function FinishedSpin({ stage, workshop }: { stage: DoneStage; workshop: Workshop }) {
  return (
    <div className="mt-10 grid gap-12 md:mt-14 lg:cols-aside-96 lg:gap-20">
      <section aria-labelledby="proper">
        <h2 id="proper" className="text-heading">
          {proper.heading}
        </h2>
        <p className="mt-4 max-w-prose text-18 text-fog">{proper.lead}</p>
        <Link className={buttonClasses({ className: 'mt-6' })} to={contactPath('tried')}>
          {proper.action}
        </Link>
      </section>
      <div className="grid content-start gap-10">
        <TakeAwayActions spin={stage.spin} />
        <div className="grid gap-3 border-t border-line-dark pt-8">
          <Button variant="outline" onClick={() => workshop.reverse(stage)}>
            {done.reverse}
          </Button>
          <Button variant="outline" onClick={workshop.startOver}>
            {done.again}
          </Button>
        </div>
      </div>
    </div>
  )
}
