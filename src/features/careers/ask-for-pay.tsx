import { careersCopy } from '@/content/careers/careers'
import { site } from '@/content/site/site'

export function AskForPay() {
  return (
    <>
      {careersCopy.labels.askForPay}{' '}
      <a href={`mailto:${site.careersEmail}`} className="text-link wrap-anywhere max-sm:block max-sm:w-fit">
        {site.careersEmail}
      </a>
    </>
  )
}
