import { useId } from 'react'
import { type CalculatorAddOn, calculatorAddOns } from '@/content/pricing/calculator'
import { calculatorCopy } from '@/content/pricing/calculator-copy'
import { formatMoney } from '@/lib/money'

type AddOnControlsProps = {
  chosenIds: ReadonlyArray<string>
  onChange: (chosenIds: ReadonlyArray<string>) => void
}

export function AddOnControls({ chosenIds, onChange }: AddOnControlsProps) {
  function choose(id: string, isChosen: boolean) {
    const ids = calculatorAddOns.map((addOn) => addOn.id)
    onChange(ids.filter((other) => (other === id ? isChosen : chosenIds.includes(other))))
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-22">{calculatorCopy.controls.addOns}</legend>
      <ul className="mt-4 border-t border-ink">
        {calculatorAddOns.map((addOn) => (
          <AddOnControl
            key={addOn.id}
            addOn={addOn}
            isChosen={addOn.required === true || chosenIds.includes(addOn.id)}
            onChange={(isChosen) => choose(addOn.id, isChosen)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type AddOnControlProps = { addOn: CalculatorAddOn; isChosen: boolean; onChange: (isChosen: boolean) => void }

function AddOnControl({ addOn, isChosen, onChange }: AddOnControlProps) {
  const id = useId()
  const { name, note, required, priceCents, charged } = addOn
  return (
    <li className="border-b border-line">
      <label
        htmlFor={id}
        className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 py-3.5"
      >
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChange(target.checked)}
          disabled={required}
          aria-describedby={note && `${id}-note`}
          className="size-5 translate-y-1"
        />
        <span className="text-16 font-medium">{name}</span>
        <span className="row-span-2 text-right text-16 tabular-nums">
          {formatMoney(priceCents)}
          <span className="block text-14 text-steel">{charged}</span>
        </span>
        {note && (
          <span id={`${id}-note`} className="col-start-2 text-14 text-steel">
            {note}
          </span>
        )}
      </label>
    </li>
  )
}
