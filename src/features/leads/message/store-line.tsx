import { useFormContext } from 'react-hook-form'
import { TextField } from '@/components/forms/controls/text-field'
import { storeRequestLabel } from '@/content/store/store-name'
import { useStoreLine } from '@/features/leads/use-store-line'

/** For a form that loads it only for a visitor with a store. */
export default function StoreLine() {
  const name = useStoreLine(useFormContext())
  return name && <TextField name="store" label={storeRequestLabel} autoComplete="off" />
}
