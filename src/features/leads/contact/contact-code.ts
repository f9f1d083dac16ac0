import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { contactForm, contactSchema } from '@shared/contracts/contact'

export { sendLead } from '../send-lead'
export const form = contactForm
export const resolver = standardSchemaResolver(contactSchema)
