import { dealerNameCopy } from '@/content/dealer-name/dealer-name'
import { DealerNameField } from '@/features/dealer-name/dealer-name-field'

export function DealerBand() {
  return (
    <section aria-label={dealerNameCopy.heading} className="on-dark pt-6 pb-8 md:pb-10">
      <div className="container-page">
        <DealerNameField help={dealerNameCopy.help} />
      </div>
    </section>
  )
}
