export const tryYourCarCopy = {
  title: 'Spin your own car',
  lead: 'Walk once around any car with your phone. Pick the video here, and a few seconds later it turns under your thumb.',
  choose: {
    video: 'Choose a video',
    photos: 'Choose photos',
    formats: 'One video, up to 3 minutes and 500 MB (MP4, MOV, WebM), or 12 to 72 photos.',
    drop: 'Or drop them here.',
    sample: 'No video handy? Try ours',
    scriptless: 'Making a spin takes a browser that runs scripts.',
  },
  offline: {
    loading: 'Nothing is uploaded. Getting ready to work offline.',
    ready: 'Nothing is uploaded. Go offline now: it still works.',
    offline: 'You’re offline, and it still works. That’s how you know nothing is uploaded.',
  },
  example: {
    alt: 'A graphite crossover on a lot, taken by hand',
    caption: 'A phone spin',
  },
  working: {
    opening: 'Opening the video',
    photos: 'Reading the photos',
    picking: 'Picking the sharpest frames',
    making: 'Matching crop and exposure',
    cancel: 'Cancel',
    share: (percent: number) => `${percent}%`,
  },
  trim: {
    heading: 'Mark one full turn',
    lead: 'Set the end to where the car looks the way it did at the start. Then the last frame meets the first.',
    first: 'First frame',
    last: 'Last frame',
    start: 'Start',
    end: 'End',
    make: 'Make the spin',
    back: 'Choose something else',
  },
  arrange: {
    heading: 'Check the order',
    lead: 'Once around the car, in the order they were taken. We start with the order of their names. Drag a photo to move it, or select it and use the arrow keys.',
    list: 'Photos in order',
    photo: (place: number, count: number, name: string) => `Photo ${place} of ${count}: ${name}`,
    moved: (name: string, place: number) => `${name} is now photo ${place}.`,
    removed: (name: string) => `${name} was removed.`,
    earlier: 'Move earlier',
    later: 'Move later',
    remove: 'Remove',
    leftOut: (names: ReadonlyArray<string>) =>
      `Left out, since this browser can’t open ${names.length === 1 ? 'it' : 'them'}: ${names.join(', ')}.`,
    odd: (names: ReadonlyArray<string>) => `Cropped to the shape of the other photos: ${names.join(', ')}.`,
    make: 'Make the spin',
    back: 'Choose something else',
  },
  done: {
    heading: 'Here’s your car',
    lead: 'Drag it. That’s our viewer, the one your listings would have.',
    frame: 'Interactive 360° view of your car',
    carTitle: 'Your car',
    reverse: 'Reverse direction',
    again: 'Spin another car',
    yours: 'Yours, by phone',
    ours: 'One of ours',
  },
  takeAway: {
    heading: 'Take it with you',
    lead: 'Email the file, open it anywhere: the viewer is in it. The ZIP is for your web team.',
    html: 'Download one HTML file',
    zip: 'Download frames as a ZIP',
    busy: 'Writing the file...',
    fileName: 'spin',
  },
  proper: {
    heading: 'Have us shoot it',
    lead: 'This is a phone spin, and it looks like one. Ours has even light, a clean background and no photographer in the door.',
    action: 'Have us shoot it',
  },
  howTo: {
    heading: 'How to shoot it',
    lead: 'You don’t need a tripod. A minute of care beats an hour of editing.',
    /** From 15 ft, a phone's main camera (26 mm equivalent) captures 20 ft across, or about 17 ft in stabilized video. */
    rules: [
      {
        rule: 'Distance',
        figure: '15 feet',
        text: 'Stay 15 feet away, all the way around; 20 for a pickup. Shade beats noon sun.',
      },
      {
        rule: 'Height',
        figure: 'Chest high',
        text: 'Hold the phone sideways, in both hands. Use the main camera, because the wide one bends a car.',
      },
      {
        rule: 'Pace',
        figure: '20–40 seconds',
        text: 'One full circle, from the front bumper back to it. Keep all of the car in the picture, with a little room around it.',
      },
    ],
    photos: 'Photos work too: one every two steps. 24 or 36 are best, 12 is the minimum.',
  },
  honest: {
    heading: 'Phone spin vs. our session',
    lead: 'Put yours beside one of ours.',
    columns: { what: 'What you see', phone: 'Your phone', ours: 'Our session' },
    pictures: {
      phone: [
        'The crossover by hand: too far, tilted and too dark',
        'Then: too close, tilted the other way and too bright',
      ],
      ours: [
        'The right side from our session, on a plain floor',
        'Then the front right, at the same distance, height and light',
      ],
    },
    rows: [
      {
        what: 'Light',
        phone: 'The sunny side glares, the other side is dark.',
        ours: 'The same on all 36 frames and on every car on the lot.',
      },
      {
        what: 'Background',
        phone: 'The lot, the dumpster and the guy with the coffee.',
        ours: 'Gone. One clean floor for every car.',
      },
      {
        what: 'Reflections',
        phone: 'You, in every door.',
        ours: 'Gone on Advanced 40 and up. Dents stay.',
      },
      {
        what: 'Spacing',
        phone: 'Uneven, like your steps.',
        ours: 'Ten degrees, every time. Nothing jumps.',
      },
    ],
  },
  closing: {
    heading: 'The same car, our way',
    action: 'Schedule a Demo',
  },
}
