/**
 * The buttons of the viewer's bar, from left to right. Until the car can be turned, the site's pages show a static copy
 * of the bar, in which only the `isEarly` buttons can be pressed.
 */
export const barControls = [
  { id: 'left', label: 'Turn 10 degrees left', drawing: 'M15 5l-7 7 7 7', isEarly: true },
  { id: 'right', label: 'Turn 10 degrees right', drawing: 'M9 5l7 7-7 7', isEarly: true },
  { id: 'zoomOut', label: 'Zoom out', drawing: 'M5 12h14', isEarly: false },
  { id: 'zoomIn', label: 'Zoom in', drawing: 'M5 12h14M12 5v14', isEarly: true },
  {
    id: 'featuresButton',
    label: 'Features',
    drawing: 'M10 6h10M10 12h10M10 18h10M4.5 6h1M4.5 12h1M4.5 18h1',
    isEarly: true,
  },
  {
    id: 'fullScreen',
    label: 'Full screen',
    drawing: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
    isEarly: false,
  },
] as const

export type BarControl = (typeof barControls)[number]['id']

export const barHint = 'Drag to turn'
