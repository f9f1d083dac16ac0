import { localDay } from '@shared/contracts/fields/calendar-day'
import { ScriptlessNotice } from '@/components/forms/form-notices'
import { Page } from '@/components/layout/page'
import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { useDealer } from '@/lib/dealer'
import { early } from '@/lib/early-input'
import { useClientValue } from '@/lib/use-client-value'
import { AddOnControls } from './add-on-controls'
import { ContactControl } from './contact-control'
import { seo } from './meta'
import { NextPlanPanel } from './next-plan-panel'
import { OrderForm } from './order-form'
import { quote } from './quote'
import { QuoteActions } from './quote-actions'
import { writeSelection } from './quote-address'
import { TotalBar } from './total-bar'
import { useKeptLine } from './use-kept-line'
import { useSelection } from './use-selection'
import { VehicleControl } from './vehicle-control'

/** This page is neither linked nor indexed (SPEC section 2, Pricing calculator). */
export function Component() {
  const { title, lead, controls } = calculatorCopy
  const [selection, select] = useSelection()
  const [contact, keepContact] = useKeptLine()
  const day = useClientValue(today, '')
  const store = useDealer()?.name ?? ''
  const current = quote(selection)

  return (
    <Page
      {...seo}
      head={
        <div className="on-dark">
          <div className="container-page flex flex-wrap items-baseline gap-x-8 gap-y-2 pt-8 pb-8">
            <h1 className="text-title md:text-40">{title}</h1>
            <p className="text-16 text-fog">{lead}</p>
          </div>
        </div>
      }
    >
      <div className="bg-mist" {...early.awaits('query')}>
        <div className="container-page grid grid-cols-1 gap-x-16 gap-y-4 py-8 md:py-12 lg:cols-aside-120">
          <section aria-labelledby="controls-heading" className="space-y-4">
            <h2 id="controls-heading" className="sr-only">
              {controls.heading}
            </h2>
            <ScriptlessNotice />
            <div className="space-y-10 noscript:hidden">
              <VehicleControl
                vehicles={selection.vehicles}
                onChange={(vehicles) => select({ ...selection, vehicles })}
              />
              <AddOnControls
                chosenIds={selection.addOnIds}
                onChange={(addOnIds) => select({ ...selection, addOnIds })}
              />
              <ContactControl contact={contact} onChange={keepContact} />
            </div>
            <TotalBar quote={current} />
          </section>
          <div className="space-y-6">
            <OrderForm quote={current} day={day} contact={contact} store={store} />
            <QuoteActions
              quote={current}
              day={day}
              contact={contact}
              store={store}
              search={writeSelection(selection)}
            />
            <NextPlanPanel vehicles={selection.vehicles} />
          </div>
        </div>
      </div>
    </Page>
  )
}

function today() {
  return localDay(new Date())
}
