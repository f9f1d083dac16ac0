import type { ViewerEvent } from '../events'

type Fields<Type> = Exclude<keyof Extract<ViewerEvent, { type: Type }>, 'type'>

type Description<Type> = { text: string; fields: { [Field in Fields<Type>]: string } }

/**
 * Describes the viewer's messages, for the site's page about the viewer and for viewer/README.md. The types require a
 * description for every message and field.
 */
export const messages: { [Type in ViewerEvent['type']]: Description<Type> } = {
  waiting: { text: 'With `?source=page`: ready for a set.', fields: {} },
  ready: {
    text: 'The car can be turned, because all angles (in one small file) or 12 frames have loaded.',
    fields: { set: 'the set’s name', title: 'the car’s name' },
  },
  spin: {
    text: 'Another frame is shown.',
    fields: {
      angle: '0 to 350; 0 is the nose, 90 the right side',
      side: 'in words, such as “front left”',
      byVisitor: 'false in the demonstration turn, and when your page turned the car',
    },
  },
  zoom: { text: 'A zoom has finished.', fields: { zoom: '1 to 3' } },
  hotspot: {
    text: 'A feature’s note, or the interior, opens or closes.',
    fields: { id: 'the hot spot’s id', label: 'its text', isOpen: 'false when it closes' },
  },
  escape: {
    text: 'Escape was pressed and nothing was open, so your page can close its own dialog.',
    fields: {},
  },
  state: {
    text: 'The reply to your page’s `state`.',
    fields: {
      isReady: 'whether the car can be turned',
      set: 'as in `ready`',
      title: 'as in `ready`',
      angle: 'as in `spin`',
      side: 'as in `spin`',
      zoom: '1 to 3',
    },
  },
  error: {
    text: 'The car can’t be turned.',
    fields: {
      code: '`bad-set`, `no-manifest`, `bad-manifest` or `no-frames`',
      message: 'what is wrong, for developers',
    },
  },
}

/** Messages that any embedding page may send after `ready`. */
export const requests = {
  turn: { text: 'Turns the car in the shorter direction.', fields: { angle: 'a number, as in `spin`' } },
  zoom: { text: 'Enlarges the picture around its middle.', fields: { zoom: '1 to 3' } },
  close: { text: 'Closes the note, the list of features or the interior.', fields: {} },
  state: { text: 'Asks for the message `state`.', fields: {} },
}
