import { vehicleCountCopy } from '@/content/pricing/vehicle-count'
import { paths } from '@/lib/paths'

export function allPlansPath(vehicles?: number) {
  return vehicles === undefined ? paths.allPlans : `${paths.allPlans}?vehicles=${vehicles}`
}

export function countIn(search: string): number | undefined {
  const vehicles = Number(new URLSearchParams(search).get('vehicles'))
  return isVehicleCount(vehicles) ? vehicles : undefined
}

export function isVehicleCount(vehicles: number): boolean {
  return Number.isInteger(vehicles) && vehicles >= 1 && vehicles <= vehicleCountCopy.max
}
