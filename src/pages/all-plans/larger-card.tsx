import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { allPlansCopy } from '@/content/plans/all-plans'
import { contactPath } from '@/lib/paths'

export function LargerCard() {
  const { title, text, action } = allPlansCopy.larger
  return (
    <div className="on-dark row-span-5 flex flex-col px-6 py-8">
      <h3 className="text-28 sm:mt-10">{title}</h3>
      <p className="mt-3 mb-8 text-16 text-fog">{text}</p>
      <Button asChild variant="outline" className="mt-auto w-full">
        <Link to={contactPath('quote')}>{action}</Link>
      </Button>
    </div>
  )
}
