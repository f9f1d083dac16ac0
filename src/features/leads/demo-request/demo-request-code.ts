import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { demoRequestForm, demoRequestSchema } from '@shared/contracts/demo-request'

export { sendLead } from '../send-lead'
export const form = demoRequestForm
export const resolver = standardSchemaResolver(demoRequestSchema)
