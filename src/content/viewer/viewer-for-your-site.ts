import { viewerWeight } from './viewer-weight'

const kilobytes = (count: number) => `${count}\u00a0kB`

export const viewerForYourSite = {
  title: 'The viewer, on your own page',
  lead: 'Shoppers turn the car on your page. Your web team pastes two lines of code.',
  toSnippet: 'See the two lines',
  handOn: { label: 'Email your web team', subject: 'The 360° viewer for our vehicle pages' },
  copy: 'Copy',
  copied: 'Copied.',
  refused: 'Your browser wouldn’t copy it. Select the text and copy it by hand.',
  script: {
    heading: 'Two lines for your template',
    lead: 'The first line goes on the page once. The second goes where the car’s 360 view belongs, with the car’s VIN. It fills its column. A car without a spin shows nothing.',
    code: 'The two lines',
    caption: 'More attributes',
    attributes: {
      angle: 'Degrees at which the car is shown first: 0 is the nose, 90 the right side.',
      'autoplay="never"': 'The car stays still until a shopper turns it.',
      card: 'For results pages, see below.',
      label: 'The view’s name for screen readers. Put the car’s name in.',
    },
    events:
      'The element fires the viewer’s messages as DOM events: `spin-ready`, `spin-turn`, `spin-zoom`, `spin-hotspot` and `spin-error`. `element.send({ type: "turn", angle: 90 })` controls it. It works in React, in Vue and in server-rendered pages.',
  },
  embed: {
    heading: 'The snippet',
    lead: 'For tools that don’t allow scripts, such as page builders. It fits any column. Replace “white” with your car’s VIN.',
    code: 'The snippet',
    caption: 'Each part',
  },
  cards: {
    heading: 'On results pages',
    text: 'With `card`, the view is a picture of at most 60 kB until it gets the pointer or the focus; then the car turns. It has no controls, so it’s 16:9. In the snippet, add `&card` to the URL.',
    code: 'A card',
  },
  policy: {
    heading: 'If your site has a Content-Security-Policy',
    text: 'Allow our host in `frame-src` for the viewer. A script needs `script-src` too; the two lines also need `connect-src`, and the script for Dealer.com `img-src`, or they find no spin. If your policy blocks inline styles, put the snippet’s rules in your stylesheet.',
  },
  loading: {
    heading: 'Weight and loading',
    lead: 'Your page doesn’t wait for the viewer.',
    rows: [
      {
        when: 'When your page opens',
        what: `0 or ${kilobytes(viewerWeight.script)}`,
        text: `The snippet loads nothing. The two lines load a ${kilobytes(viewerWeight.script)} script. The viewer loads when a shopper scrolls near it.`,
      },
      {
        when: 'Near the screen',
        what: kilobytes(viewerWeight.code + viewerWeight.poster),
        text: `The viewer, ${kilobytes(viewerWeight.code)}, and the car’s first picture, ${kilobytes(viewerWeight.poster)}.`,
      },
      {
        when: 'Then',
        what: kilobytes(viewerWeight.turning),
        text: 'All 36 angles in one small file. Now the car turns.',
      },
      {
        when: 'Once someone turns it',
        what: 'On demand',
        text: 'Full-size frames as they’re needed; sharper ones when a shopper zooms. With data saver on, only the angles where the car rests.',
      },
    ],
    note: 'Measured on this site’s graphite car, compressed as it’s sent. Ten seconds after the viewer leaves the screen, it frees its memory.',
  },
  developers: {
    heading: 'For your developers',
    lead: 'Most pages need none of it.',
  },
  messages: {
    heading: 'Events it sends',
    text: 'Messages by postMessage, each with `source: "lotspin-viewer"` and a `type`. Compare `event.origin` before you trust one.',
    caption: 'Messages of the viewer',
  },
  requests: {
    heading: 'Commands it takes',
    text: 'Messages by postMessage to the frame, each with `target: "lotspin-viewer"` and a `type`, once it has sent `ready`.',
    caption: 'Messages to the viewer',
  },
  analytics: {
    heading: 'In your Google Analytics',
    text: 'One line counts `spin`, `zoom` and `hotspot` in your GA4, or in your Tag Manager’s data layer. Each is counted once for a car and page view. Nothing is sent to us.',
    code: 'The line for GA4',
    caption: 'Events in your GA4',
    events: {
      spin: 'A shopper turned the car. `car` is the set’s name.',
      zoom: 'A shopper zoomed in. Has `car`.',
      hotspot: 'A shopper opened a hot spot. Has `car`, and `hotspot` with its words.',
    },
  },
  dealerCom: {
    heading: 'In a Dealer.com gallery',
    lead: 'Dealer.com’s Website Integration API has a place for this: first in the gallery of the vehicle’s page. Our script asks it for the page’s VINs and adds the viewer where there’s a spin of that car, under its VIN. Cars without one keep their gallery as it is.',
    code: 'The script’s address',
    note: 'The snippet works today, on any page that you can edit. What follows isn’t live yet: Dealer.com switches integrations on for partners of its program, and we’ve tested our script against a stand-in of the documented API, not on a live Dealer.com site.',
  },
  manifest: {
    heading: 'Making your own sets',
    text: 'A set is a folder of frames with a manifest beside it. The manifest has a JSON schema.',
    link: 'Download the JSON schema',
    file: '/spin/manifest.schema.json',
  },
  closing: {
    heading: 'Questions about the viewer?',
    action: 'Ask us a question',
  },
}
