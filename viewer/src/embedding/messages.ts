import type { ViewerEvent } from '../events'

type Fields<Type> = Exclude<keyof Extract<ViewerEvent, { type: Type }>, 'type'>

/** When a message comes, and what each of its fields holds. */
type Description<Type> = { when: string; fields: { [Field in Fields<Type>]: string } }

/**
 * What the viewer says, in words: the site's page about the viewer shows it as a table, and viewer/README.md too. A
 * message or a field that is not described here doesn't compile.
 */
export const messages: { [Type in ViewerEvent['type']]: Description<Type> } = {
  waiting: { when: 'With `?source=page`: ready for a set.', fields: {} },
  ready: {
    when: 'The car can be turned: all angles in one small file are there, or 12 frames.',
    fields: { set: 'the set’s name', title: 'what the car is called' },
  },
  spin: {
    when: 'Another frame is shown.',
    fields: {
      angle: '0 to 350; 0 is the nose, 90 the right side',
      side: 'in words, such as “front left”',
      byVisitor: 'false in the demonstration turn',
    },
  },
  zoom: { when: 'A zoom has finished.', fields: { zoom: '1 to 3' } },
  hotspot: {
    when: 'A feature’s note, or the interior, opens or closes.',
    fields: { id: 'the hot spot’s id', label: 'its words', isOpen: 'false when it closes' },
  },
  error: {
    when: 'The car can’t be turned.',
    fields: {
      code: '`bad-set`, `no-manifest`, `bad-manifest` or `no-frames`',
      message: 'what the visitor reads',
    },
  },
}
