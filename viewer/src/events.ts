import type { FailureCode } from './failure'

/** `embedding/messages.ts` describes each message. */
export type ViewerEvent =
  | { type: 'waiting' }
  | { type: 'ready'; set: string; title: string }
  | { type: 'spin'; angle: number; side: string; byVisitor: boolean }
  | { type: 'zoom'; zoom: number }
  | { type: 'hotspot'; id: string; label: string; isOpen: boolean }
  | { type: 'escape' }
  | { type: 'state'; isReady: boolean; set: string; title: string; angle: number; side: string; zoom: number }
  | { type: 'error'; code: FailureCode; message: string }

/** The target origin is '*', because any page may embed the viewer and no message is secret. */
export function postEvent(event: ViewerEvent) {
  if (window.parent !== window) window.parent.postMessage({ source: 'lotspin-viewer', ...event }, '*')
}
