import { vehicleCountCopy } from '@/content/pricing/vehicle-count'

/** Whether the request form accepts the count. */
export function isVehicleCount(vehicles: number): boolean {
  return Number.isInteger(vehicles) && vehicles >= 1 && vehicles <= vehicleCountCopy.max
}
