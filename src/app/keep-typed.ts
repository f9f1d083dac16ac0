import type { Early } from '@/app/early-input'
import { readSession, writeSession } from '@/lib/session'

const key = 'typed-early'

/** What was typed into a page that was reloaded before its code was there stands in it again. */
export function keepTyped({ typed, recorder: { signal } }: Early) {
  for (const [name, value] of left()) {
    const field = document.getElementsByName(name)[0]
    if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) continue
    field.value = value
    typed.set(field, value)
  }
  const keep = () => {
    const fields = [...typed].filter(([{ type }, value]) => typeof value === 'string' && isText(type))
    const values = fields.map(([{ name }, value]) => [name, value])
    if (values.length > 0) writeSession(key, JSON.stringify([location.pathname, values]))
  }
  addEventListener('pagehide', keep, { signal })
  // From then on the form keeps what is typed.
  signal.addEventListener('abort', () => writeSession(key, null))
}

/** Names and values, once. */
function left(): [string, string][] {
  const text = readSession(key)
  if (!text) return []
  writeSession(key, null)
  const [path, values] = JSON.parse(text)
  return path === location.pathname ? values : []
}

const isText = (type: string) => !['checkbox', 'radio', 'select-one'].includes(type)
