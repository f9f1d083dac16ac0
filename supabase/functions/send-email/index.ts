import { createPorts } from './adapters.ts'
import { createHandler } from './handler.ts'
import { readSendEmailSettings } from './settings.ts'

Deno.serve(createHandler(createPorts(readSendEmailSettings(Deno.env.toObject()))))
