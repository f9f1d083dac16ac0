import { formatMoney } from '@/lib/money'

type TotalProps = {
  label: string
  cents: number
  isAnnounced?: boolean
}

export function Total({ label, cents, isAnnounced = false }: TotalProps) {
  const Amount = isAnnounced ? 'output' : 'span'
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="font-semibold">{label}</dt>
      <dd>
        <Amount className="font-display text-28 tabular-nums">{formatMoney(cents)}</Amount>
      </dd>
    </div>
  )
}
