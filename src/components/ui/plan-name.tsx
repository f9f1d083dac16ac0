import { KeptTogether } from '@/components/ui/kept-together'

/** Keeps the number on the same line as the word before it. */
export function PlanName({ name }: { name: string }) {
  return <KeptTogether text={name} words={name.match(/\S+ \d+$/)?.[0] ?? name} />
}
