import { KeptTogether } from '@/components/ui/kept-together'

/** A plan's name, whose number never begins a line. */
export function PlanName({ name }: { name: string }) {
  return <KeptTogether text={name} words={name.match(/\S+ \d+$/)?.[0] ?? name} />
}
