import { vehicleCountCopy } from '@/content/pricing/vehicle-count'

/** Whether the request form accepts it, too. */
export function isVehicleCount(vehicles: number): boolean {
  return Number.isInteger(vehicles) && vehicles >= 1 && vehicles <= vehicleCountCopy.max
}
