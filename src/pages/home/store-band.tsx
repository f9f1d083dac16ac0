import { storeNameCopy } from '@/content/store/store-name'
import { StoreField } from '@/features/store-name/store-field'

export function StoreBand() {
  return (
    <section aria-label={storeNameCopy.heading} className="on-dark pt-6 pb-8 md:pb-10">
      <div className="container-page">
        <StoreField help={storeNameCopy.help} />
      </div>
    </section>
  )
}
