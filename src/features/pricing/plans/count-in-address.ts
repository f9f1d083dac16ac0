import { vehicleCountCopy } from '@/content/pricing/vehicle-count'
import { paths } from '@/lib/paths'

/** @param vehicles the visitor's count, if the visitor has entered one */
export function allPlansPath(vehicles?: number) {
  return vehicles === undefined ? paths.allPlans : `${paths.allPlans}?vehicles=${vehicles}`
}

/** @param search the URL's query, including the question mark */
export function countIn(search: string): number | undefined {
  const vehicles = Number(new URLSearchParams(search).get('vehicles'))
  return isVehicleCount(vehicles) ? vehicles : undefined
}

/** Whether the request form accepts the count. */
export function isVehicleCount(vehicles: number): boolean {
  return Number.isInteger(vehicles) && vehicles >= 1 && vehicles <= vehicleCountCopy.max
}
