import { calculatorAddOns, vehicleRange } from '@/content/pricing/calculator'
import type { Selection } from './quote'

const { min, max, step, initial } = vehicleRange

export function snapVehicles(vehicles: number): number {
  return Math.min(max, Math.max(min, Math.round(vehicles / step) * step))
}

/** Reads a query string such as ?vehicles=50&addons=a,b. Unknown add-ons are ignored. */
export function readSelection(search: string): Selection {
  const parameters = new URLSearchParams(search)
  const vehicles = Number.parseFloat(parameters.get('vehicles') ?? '')
  const wanted = (parameters.get('addons') ?? '').split(',').map((id) => id.trim().toLowerCase())
  return {
    vehicles: Number.isFinite(vehicles) ? snapVehicles(vehicles) : initial,
    addOnIds: calculatorAddOns.flatMap(({ id, required }) => (!required && wanted.includes(id) ? [id] : [])),
  }
}

export function writeSelection({ vehicles, addOnIds }: Selection): string {
  const addOns = addOnIds.length > 0 ? `&addons=${addOnIds.join(',')}` : ''
  return `?vehicles=${vehicles}${addOns}`
}
