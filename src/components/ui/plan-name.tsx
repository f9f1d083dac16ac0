import { KeptTogether } from '@/components/ui/kept-together'

export function PlanName({ name }: { name: string }) {
  return <KeptTogether text={name} words={name.match(/\S+ \d+$/)?.[0] ?? name} />
}
