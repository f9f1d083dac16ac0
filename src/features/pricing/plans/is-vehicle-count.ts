import { vehicleCountCopy } from '@/content/pricing/vehicle-count'

/** Whether the request form would accept it. */
export function isVehicleCount(vehicles: number): boolean {
  return Number.isInteger(vehicles) && vehicles >= 1 && vehicles <= vehicleCountCopy.max
}
